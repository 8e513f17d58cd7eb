import Disk
import KeygenCore

/// A folder with templates that replace built-in ones.
struct TemplateFolder {
  /// The templates, by the names of their files.
  let replacements: [TemplateReplacement]

  /// The largest template that is read, in bytes: 16 MiB.
  private static let sizeLimit = 1 << 24

  /// Reads every `*.mustache` in a folder, hidden ones left out.
  ///
  /// - Throws: where the folder or a template cannot be read, after that has been shown.
  init(reading path: String, _ console: Console) throws(CommandStop) {
    let lead = path.hasSuffix("/") ? path : path + "/"
    var replacements: [TemplateReplacement] = []
    var code = ExitCode.done
    for fileName in try Self.names(in: path, console) {
      do throws(SystemError) {
        replacements.append(
          TemplateReplacement(
            name: String(fileName.dropLast(OutputTemplate.suffix.count)), path: lead + fileName,
            bytes: try FileReader.bytes(of: lead + fileName, limit: Self.sizeLimit)))
      } catch {
        console.show([.unreadable(lead + fileName, error)])
        code = code.combined(with: ExitCode(reading: error))
      }
    }
    guard code == .done else { throw .reported(code) }
    self.replacements = replacements
  }

  private static func names(in path: String, _ console: Console) throws(CommandStop) -> [String] {
    do throws(SystemError) {
      return try FolderReader.names(in: path).filter { $0.hasSuffix(OutputTemplate.suffix) }
    } catch {
      console.show([.unreadable(path, error)])
      throw .reported(ExitCode(reading: error))
    }
  }

  /// The built-in templates with those of the folder in their places.
  ///
  /// - Throws: where the templates have faults, after these have been shown.
  func templates(_ console: Console) throws(CommandStop) -> TemplateSet {
    do throws(TemplateFaults) {
      return try TemplateSet(replacements: replacements)
    } catch {
      console.show(error.diagnostics) { lineText(at: $0) }
      throw .reported(.wrong)
    }
  }

  private func lineText(at location: SourceLocation) -> String? {
    replacements.first { $0.path == location.file }?.lineText(location.line)
  }
}

extension TemplateReplacement {
  /// The text of a line, from 1; `nil` where there are not so many.
  fileprivate func lineText(_ line: Int) -> String? {
    let lines = text.split(
      separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count else { return nil }
    let bytes = lines[line - 1]
    return String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
