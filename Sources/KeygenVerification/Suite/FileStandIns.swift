import SwiftSource

/// Plain names under which the compiler gets to know the user's files: what it says of a path is only told from what it
/// says else where the path is known.
struct FileStandIns: Sendable {
  /// The name of the spec.
  static let spec = "keygen-spec.json"

  /// The path of the spec, as the user spelled it.
  let specPath: String
  /// The paths of support files as the user spelled them, each by its stand-in.
  let support: [String: String]
  /// The specs that this one includes.
  var companions: [Companion] = []

  /// The path that stands behind a name in a message of the compiler.
  func path(of name: String) -> String {
    if name == Self.spec { return specPath }
    return support[name] ?? companion(named: name)?.path ?? name
  }

  /// The included spec that a name in a message of the compiler stands for.
  func companion(named name: String) -> Companion? { companions.first { $0.standIn == name } }

  /// The included spec whose output is compiled from a file.
  ///
  /// - Parameter file: the path of the file that the compiler names.
  func companion(compiledFrom file: String) -> Companion? {
    companions.first { file.hasSuffix("/" + $0.fileName) }
  }

  /// A generated file in which the line directives that name one path name another.
  static func replacingPath(_ old: String, by new: String, in output: [UInt8]) -> [UInt8] {
    func opening(_ path: String) -> [UInt8] {
      Array("#sourceLocation(file: \(SwiftLiteral.string(path)), line: ".utf8)
    }
    let (old, new) = (opening(old), opening(new))
    var result: [UInt8] = []
    result.reserveCapacity(output.count)
    for line in output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: old) {
        result += new
        result += line.dropFirst(old.count)
      } else {
        result += line
      }
      result.append(UInt8(ascii: "\n"))
    }
    result.removeLast()
    return result
  }
}
