// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "keygen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "keygen", targets: ["keygen"]),
    .plugin(name: "KeygenPlugin", targets: ["KeygenPlugin"]),
    .plugin(name: "KeygenCommand", targets: ["KeygenCommand"]),
    .plugin(name: "KeygenGenerateCommand", targets: ["KeygenGenerateCommand"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
  ],
  targets: [
    // The tool, leaves first. Dependencies point one way.
    .systemLibrary(
      name: "CJSONC",
      pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]
    ),
    .target(name: "Disk"),
    .target(name: "JSONSource", dependencies: ["CJSONC"]),
    .target(name: "SwiftSource"),
    .target(name: "Mustache"),
    .target(
      name: "Templates",
      path: "Templates",
      resources: [
        "file", "spaces", "space", "section", "key", "modifier", "method", "container", "delivery",
      ].map { .embedInCode("\($0).mustache") }
    ),
    .target(
      name: "KeygenCore",
      dependencies: ["JSONSource", "SwiftSource", "Mustache", "Templates"]
    ),
    .target(
      name: "KeygenVerification",
      dependencies: ["KeygenCore", "JSONSource", "SwiftSource", "Disk"]),
    .target(name: "KeygenCLI", dependencies: ["KeygenCore", "KeygenVerification", "Disk"]),
    .executableTarget(name: "keygen", dependencies: ["KeygenCLI"]),
    .plugin(name: "KeygenPlugin", capability: .buildTool(), dependencies: ["keygen"]),
    .plugin(
      name: "KeygenCommand",
      capability: .command(
        intent: .custom(verb: "keygen", description: "Check, lint and verify specs; write nothing")
      ),
      dependencies: ["keygen"]),
    .plugin(
      name: "KeygenGenerateCommand",
      capability: .command(
        intent: .custom(verb: "keygen-generate", description: "Write the Swift of specs"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes NAME.keygen.swift beside NAME.keygen.json.")
        ]),
      dependencies: ["keygen"]),

    // The runtime that generated code is compiled and run against.
    .target(name: "HeadlessUI"),
    // What holds generated keys to their laws. `keygen verify` compiles it, like the runtime, from its sources.
    .target(name: "KeygenLaws", dependencies: ["HeadlessUI"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "Goldens",
      dependencies: ["HeadlessUI"],
      path: "Tests/Goldens/Swift",
      // Goldens are run on every platform with the headless runtime, on a Mac as well.
      swiftSettings: [.define("KEYGEN_HEADLESS")]),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens", "HeadlessUI"]),
    .testTarget(name: "JSONSourceTests", dependencies: ["JSONSource", "CJSONC"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
    .testTarget(
      name: "KeygenCoreTests", dependencies: ["KeygenCore", "HeadlessUI", "TestSupport"]),
    .testTarget(
      name: "KeygenCLITests",
      dependencies: ["KeygenCLI", "KeygenCore", "Disk", "TestSupport", "keygen"],
      exclude: ["Formats/read-sarif.py"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
    .testTarget(name: "KeygenLawsTests", dependencies: ["KeygenLaws", "HeadlessUI"]),
    .testTarget(
      name: "KeygenVerificationTests",
      dependencies: ["KeygenVerification", "KeygenCore", "Disk", "TestSupport", "keygen"]),
    .testTarget(name: "ConsumerTests", dependencies: ["TestSupport"]),
  ]
)
