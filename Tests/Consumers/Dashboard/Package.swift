// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Dashboard",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "keygen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Dashboard",
      dependencies: [.product(name: "HeadlessUI", package: "keygen")],
      swiftSettings: [.define("KEYGEN_HEADLESS")],
      plugins: [.plugin(name: "KeygenPlugin", package: "keygen")])
  ]
)
