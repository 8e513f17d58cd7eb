import KeygenCore

/// Writes diagnostics as compilers do: `path:line:column: error: message`.
struct TextFormat: DiagnosticFormat {
  /// Whether the line is shown with a caret under the place.
  let showsSource: Bool
  /// Whether the words are coloured.
  let colors: Bool
  /// The columns of the terminal.
  let width: Int

  /// The text of one diagnostic with its notes, each line ended.
  ///
  /// A remedy is a note at the same place, so that editors show it there. The name of a lint rule stands behind its
  /// message: that is the word for `allow` and `keygen explain`.
  func text(of diagnostic: Diagnostic, lines: SourceLines) -> String {
    let rule = diagnostic.kind.isLintRule ? " [\(diagnostic.kind.rawValue)]" : ""
    var text = line(
      diagnostic.location, diagnostic.severity.rawValue, diagnostic.message + rule,
      color: diagnostic.severity.color)
    if showsSource, let line = lines.text(at: diagnostic.location) {
      text += excerpt(line, location: diagnostic.location)
    }
    for note in diagnostic.notes {
      text += line(note.location, "note", note.message, color: "36")
    }
    if let remedy = diagnostic.remedy {
      text += line(diagnostic.location, "note", remedy, color: "36")
    }
    return text
  }

  /// The text of a failure that is not about a place in an input.
  func text(ofFailure message: String) -> String {
    "keygen: \(colored("error:", Diagnostic.Severity.error.color)) \(message)\n"
  }

  private func line(
    _ location: SourceLocation, _ word: String, _ message: String, color: String
  ) -> String {
    "\(location.text): \(colored(word + ":", color)) \(message)\n"
  }

  private func excerpt(_ line: String, location: SourceLocation) -> String {
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    let excerpt = LineExcerpt(
      of: line, column: location.column, width: width - number.count - " | ".count - 1)
    return """
       \(number) | \(excerpt.text)
       \(margin) | \(excerpt.lead)\(colored("^", "32"))

      """
  }

  private func colored(_ text: String, _ color: String) -> String {
    colors ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }
}

extension SourceLocation {
  /// The place as compilers write it: `path:line:column`, or the path alone for a file as a whole.
  var text: String {
    let path = file.withoutControls
    return hasLine ? "\(path):\(line):\(column)" : path
  }
}

extension Diagnostic.Severity {
  fileprivate var color: String {
    switch self {
    case .remark: "34"
    case .warning: "35"
    case .error: "31"
    }
  }
}
