// swift-tools-version: 6.1
import PackageDescription

let headless: [SwiftSetting] = [.define("KEYGEN_HEADLESS")]
let runtime: Target.Dependency = .product(name: "HeadlessUI", package: "keygen")
let keygen: Target.PluginUsage = .plugin(name: "KeygenPlugin", package: "keygen")

let package = Package(
  name: "Dashboard",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "keygen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Dashboard", dependencies: ["Charts", "Model", runtime], swiftSettings: headless,
      plugins: [keygen]),
    // Two targets of which one depends on the other, each with specs.
    .target(
      name: "Charts", dependencies: [runtime], swiftSettings: headless, plugins: [keygen]),
    .target(name: "Model", dependencies: [runtime], swiftSettings: headless, plugins: [keygen]),
    // Specs and no Swift file.
    .target(name: "Drafts", dependencies: [runtime], plugins: [keygen]),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", runtime], swiftSettings: headless,
      plugins: [keygen]),
  ]
)
