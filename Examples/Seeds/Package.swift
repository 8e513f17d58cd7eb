// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Seeds",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "keygen", path: "../..")],
  targets: [
    // The samples of five articles on preferences, as people write them by hand. Their names repeat those
    // of the generated ones, so they have modules of their own.
    .handwritten("HandwrittenBootCamp"),
    .handwritten("HandwrittenRectangles"),
    .handwritten("HandwrittenChildHeight"),
    .handwritten("HandwrittenContainers"),
    .handwritten("HandwrittenNavigation"),
    // The same with generated keys and containers. The last three have one key with three reduces.
    .generated("BootCamp"),
    .generated("ChildHeight"),
    .generated("Containers"),
    .generated("CustomNavigation"),
    .generated("FirstTitle"),
    .generated("JoinedTitles"),
    .testTarget(
      name: "SeedsTests",
      dependencies: [
        "HandwrittenBootCamp", "HandwrittenRectangles", "HandwrittenChildHeight",
        "HandwrittenContainers", "HandwrittenNavigation",
        "BootCamp", "ChildHeight", "Containers", "CustomNavigation", "FirstTitle", "JoinedTitles",
        .product(name: "HeadlessUI", package: "keygen"),
      ]),
  ]
)

extension Target {
  /// A target whose keys are written by hand, as they could be before Swift 6: with stored, mutable defaults.
  static func handwritten(_ name: String) -> Target {
    .target(
      name: name,
      dependencies: [.product(name: "HeadlessUI", package: "keygen")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  }

  /// A target whose keys are generated from its specs.
  static func generated(_ name: String) -> Target {
    .target(
      name: name,
      dependencies: [.product(name: "HeadlessUI", package: "keygen")],
      // The examples are tested on every platform with the headless runtime, on a Mac as well.
      swiftSettings: [.define("KEYGEN_HEADLESS")],
      plugins: [.plugin(name: "KeygenPlugin", package: "keygen")])
  }
}
