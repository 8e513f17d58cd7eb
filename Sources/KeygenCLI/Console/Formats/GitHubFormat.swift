import KeygenCore

/// Writes diagnostics as GitHub's workflow commands, which show as annotations of a pull request:
/// `::error file=PATH,line=LINE,col=COLUMN,title=KIND::MESSAGE`.
///
/// Source of the form and its escapes: GitHub's documentation of workflow commands, and the command parser of its
/// runner. Commands count on standard error as on standard output.
struct GitHubFormat: DiagnosticFormat {
  /// A remedy and notes are further lines of the message, since an annotation has one place.
  func text(of diagnostic: Diagnostic, lines: SourceLines) -> String {
    var message = diagnostic.message
    for note in diagnostic.notes { message += "\n\(note.location.text): note: \(note.message)" }
    if let remedy = diagnostic.remedy { message += "\nnote: \(remedy)" }
    let location = diagnostic.location
    // GitHub finds `a/b`, and not `./a/b`.
    var properties = [("file", PathText.normalized(location.file))]
    if location.hasLine {
      properties += [("line", String(location.line)), ("col", String(location.column))]
    }
    properties.append(("title", "keygen: \(diagnostic.kind.rawValue)"))
    return command(diagnostic.severity.command, properties, message)
  }

  func text(ofFailure message: String) -> String {
    command(Diagnostic.Severity.error.command, [("title", "keygen")], message)
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: String)
    -> String
  {
    let list = properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(Self.escaped(message))\n"
  }

  /// Replaces what would end a message, and in a property also what would end that.
  static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case UInt8(ascii: "\r"): bytes += "%0D".utf8
      case UInt8(ascii: "\n"): bytes += "%0A".utf8
      case UInt8(ascii: ":") where inProperty: bytes += "%3A".utf8
      case UInt8(ascii: ",") where inProperty: bytes += "%2C".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .remark: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
