import Mustache

/// A template of the user's that is used in place of the built-in one of its name, or brought in by such a one.
public struct TemplateReplacement: Sendable {
  /// The name of the template, that of its file without `.mustache`.
  public let name: String
  /// The path of the file as diagnostics show it.
  public let path: String
  /// The text in UTF-8, without a byte order mark.
  public let text: [UInt8]

  /// A template that was read from a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file without `.mustache`.
  ///   - path: the path of the file as diagnostics are to show it.
  ///   - bytes: what the file holds; a byte order mark is left out, since it would stand inside the output.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  var source: TemplateSource { TemplateSource(name: name, file: path, text: text) }

  /// Where the text stops being UTF-8, in bytes; `nil` where all of it is.
  var firstFaultyOffset: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
