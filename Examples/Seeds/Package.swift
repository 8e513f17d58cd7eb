// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Seeds",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "keygen", path: "../..")],
  targets: [
    .example("BootCamp"),
    .example("ChildHeight"),
    .example("CustomNavigation"),
    .example("FirstTitle"),
    .example("JoinedTitles"),
    .example("RectangleGeometry"),
    .example("ScrollViewOffset"),
    .testTarget(
      name: "SeedsTests",
      dependencies: [
        "BootCamp", "ChildHeight", "CustomNavigation", "RectangleGeometry", "ScrollViewOffset",
        .product(name: "HeadlessUI", package: "keygen"),
      ]),
    // These have the keys of `CustomNavigation` with other reduces, so each needs a module of its own.
    .testTarget(
      name: "FirstTitleTests",
      dependencies: ["FirstTitle", .product(name: "HeadlessUI", package: "keygen")]),
    .testTarget(
      name: "JoinedTitlesTests",
      dependencies: ["JoinedTitles", .product(name: "HeadlessUI", package: "keygen")]),
  ]
)

extension Target {
  /// A target whose keys are generated from its spec.
  static func example(_ name: String) -> Target {
    .target(
      name: name,
      dependencies: [.product(name: "HeadlessUI", package: "keygen")],
      // The examples are tested on every platform with the headless runtime, on a Mac as well.
      swiftSettings: [.define("KEYGEN_HEADLESS")],
      plugins: [.plugin(name: "KeygenPlugin", package: "keygen")])
  }
}
