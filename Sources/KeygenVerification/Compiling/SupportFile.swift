import Disk

/// A hand-written Swift file that is compiled together with an output.
struct SupportFile: Sendable {
  /// The path as the user spelled it.
  let path: String
  let bytes: [UInt8]

  /// Reads files, each once: what is compiled is then what was looked at, whatever happens to the file.
  ///
  /// - Parameter paths: their paths; several paths to one file count as the first of them.
  static func read(_ paths: [String]) throws(VerificationFailure) -> [SupportFile] {
    var files: [SupportFile] = []
    var seen: Set<String> = []
    for path in paths {
      guard let target = Environment.realPath(path) else { throw .unreadable(path, .last) }
      guard seen.insert(target).inserted else { continue }
      do throws(SystemError) {
        files.append(SupportFile(path: path, bytes: try FileReader.bytes(of: target)))
      } catch {
        throw .unreadable(path, error)
      }
    }
    return files
  }

  /// Writes copies under names that do not matter to the compiler.
  ///
  /// - Returns: the paths as the user spelled them, each by that of its copy.
  static func copy(
    _ files: [SupportFile], to folder: String
  ) throws(VerificationFailure) -> [String: String] {
    var copies: [String: String] = [:]
    for (index, file) in files.enumerated() {
      let copy = "\(folder)/keygen-support-\(index).swift"
      do throws(SystemError) {
        try FileWriter.create(file.bytes, at: copy)
      } catch {
        throw .unwritable(copy, error)
      }
      copies[copy] = file.path
    }
    return copies
  }
}
