import Disk
import KeygenCore

/// The output of a spec that another one includes: it is compiled with the output of that one, and not tested again.
package struct Companion: Sendable {
  /// The path of its spec.
  let path: String
  /// The name by which the compiler knows its spec.
  let standIn: String
  /// The name of the file that the output is compiled from.
  let fileName: String
  /// The generated file; its line directives name the stand-in.
  let output: [UInt8]
  /// Gives the text of a line of its spec.
  let lineText: @Sendable (SourceLocation) -> String?

  init(_ number: Int, path: String, _ file: GeneratedFile, _ generation: Generation) {
    self.path = path
    standIn = "keygen-included-\(number).json"
    fileName = "keygen-included-\(number).swift"
    output = FileStandIns.replacingPath(path, by: standIn, in: file.bytes)
    lineText = { generation.lineText(at: $0) }
  }

  /// Writes the outputs to be compiled.
  ///
  /// - Parameter folder: the folder of the spec that they belong to.
  /// - Returns: their paths.
  static func write(
    _ companions: [Companion], to folder: String
  ) throws(VerificationFailure) -> [String] {
    var paths: [String] = []
    for companion in companions {
      let path = "\(folder)/\(companion.fileName)"
      do throws(SystemError) {
        try FileWriter.create(companion.output, at: path)
      } catch {
        throw .unwritable(path, error)
      }
      paths.append(path)
    }
    return paths
  }
}
