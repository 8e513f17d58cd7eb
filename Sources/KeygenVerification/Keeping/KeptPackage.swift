import Disk
import SwiftSource

/// A package of what was compiled and tested: the runtime, and for each spec a module with its output and a test of it.
/// `swift test` makes in it the checks that `keygen verify` makes, in one process.
struct KeptPackage {
  /// Where it is.
  let folder: String

  /// What the first line of the manifest of such a package is followed by.
  private static let banner =
    "// Made by keygen verify. What is changed here is lost when it is made again.\n"
  private static let toolsVersion = "// swift-tools-version: 6.1\n"

  /// Takes a folder, which has to be empty, or the one of an earlier run.
  ///
  /// - Parameter folder: the path; it is made if it is not there.
  init(in folder: String) throws(VerificationFailure) {
    self.folder = folder
    let manifest = try? FileReader.bytes(of: "\(folder)/Package.swift", limit: 1 << 20)
    let isOurs = manifest?.starts(with: Array((Self.toolsVersion + Self.banner).utf8)) ?? false
    guard isOurs || (try? FolderReader.names(in: folder, includingHidden: true))?.isEmpty ?? true
    else { throw .foreignFolder(folder) }
  }

  /// Writes the package. Files that are right already are not touched, so that a build goes on from the last one.
  ///
  /// - Parameters:
  ///   - works: the specs, and what came of them.
  ///   - modules: the runtime.
  func write(
    _ works: [(work: SpecWork, result: SpecResult)], _ modules: [ModuleSources]
  ) throws(VerificationFailure) {
    var files: [String: [UInt8]] = [:]
    for module in modules {
      for file in module.files {
        let path = "Sources/\(module.name)/\(file.dropFirst(module.folder.utf8.count + 1))"
        do throws(SystemError) {
          files[path] = try FileReader.bytes(of: file)
        } catch {
          throw .unreadable(file, error)
        }
      }
    }
    let names = works.enumerated().map { "Spec\($0 + 1)_\(Self.identifier(of: $1.result.path))" }
    for (name, verified) in zip(names, works) {
      Self.add(verified.work, verified.result, as: name, to: &files)
    }
    files["Package.swift"] = Array(Self.manifest(of: names, modules).utf8)
    for part in ["Sources", "Tests"] { removeOthers(than: files, in: part) }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = "\(folder)/\(path)"
      do throws(SystemError) {
        let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.endIndex
        try FileWriter.makeFolder(String(file[..<slash]))
        _ = try FileWriter.write(bytes, to: file)
      } catch {
        throw .unwritable(file, error)
      }
    }
  }

  /// Removes what an earlier run has written for specs that are not among these.
  private func removeOthers(than files: [String: [UInt8]], in part: String) {
    for name in (try? FolderReader.names(in: "\(folder)/\(part)")) ?? [] {
      let place = "\(part)/\(name)"
      for file in (try? FolderReader.names(in: "\(folder)/\(place)")) ?? []
      where name.hasPrefix("Spec") && files["\(place)/\(file)"] == nil {
        Removal.remove("\(folder)/\(place)/\(file)")
      }
      if name.hasPrefix("Spec"), !files.keys.contains(where: { $0.hasPrefix(place + "/") }) {
        Removal.remove("\(folder)/\(place)")
      }
    }
  }

  private static func add(
    _ work: SpecWork, _ result: SpecResult, as name: String, to files: inout [String: [UInt8]]
  ) {
    let spec = work.spec
    let possible = work.numbers.filter {
      spec.tests[$0].obstacle == nil && !result.omittedTests.contains($0)
    }
    var tests = spec.tests
    for number in result.simplifiedTests { tests[number] = tests[number].simpler ?? tests[number] }
    let (text, function) = SuiteSource.library(behind: spec.output, tests, possible)
    files["Sources/\(name)/Output.swift"] = FileStandIns.replacingPath(
      FileStandIns.spec, by: spec.path, in: text)
    for (index, companion) in spec.companions.enumerated() {
      files["Sources/\(name)/Included\(index + 1).swift"] = FileStandIns.replacingPath(
        companion.standIn, by: companion.path, in: companion.output)
    }
    for (index, file) in work.support.enumerated() {
      files["Sources/\(name)/Support\(index + 1).swift"] = file.bytes
    }
    let subjects = possible.map {
      "    (\($0), \(SwiftLiteral.string(spec.tests[$0].subject))),\n"
    }
    let test = """
      import KeygenLaws
      import Testing

      import \(name)

      @Suite(\(SwiftLiteral.string(spec.path)))
      struct \(name)Tests {
        static let subjects: [(number: Int, name: String)] = [
      \(subjects.joined())  ]

        @Test("keeps what the spec promises", arguments: subjects)
        func check(number: Int, name: String) {
          #expect(\(function)().failures(of: number, seed: \(work.seed)) == [])
        }
      }

      """
    files["Tests/\(name)Tests/\(name)Tests.swift"] = Array(test.utf8)
  }

  private static func manifest(of names: [String], _ modules: [ModuleSources]) -> String {
    var earlier: [String] = []
    var targets = ""
    func target(_ kind: String, _ name: String, _ dependencies: [String], _ more: String = "") {
      let list = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      targets += "    .\(kind)(name: \"\(name)\", dependencies: [\(list)]\(more)),\n"
    }
    for module in modules {
      target("target", module.name, earlier)
      earlier.append(module.name)
    }
    for name in names {
      target("target", name, earlier, ", swiftSettings: strict")
      target("testTarget", name + "Tests", [name] + earlier)
    }
    return """
      \(toolsVersion)\(banner)
      import PackageDescription

      // The conditions under which keygen verify compiles what it has generated.
      let strict: [SwiftSetting] = [
        .define("KEYGEN_HEADLESS"), .unsafeFlags(["-warnings-as-errors"]),
      ]

      let package = Package(
        name: "verified",
        platforms: [.macOS(.v14), .iOS(.v17)],
        targets: [
      \(targets)  ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// The name of a spec as a part of a module's name.
  private static func identifier(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    return String(
      String.UnicodeScalarView(
        stem.unicodeScalars.map { scalar in
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            ? scalar : "_"
        }))
  }
}
