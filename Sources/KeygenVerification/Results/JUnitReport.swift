import KeygenCore

/// Results as XML in the form that JUnit's runner for Ant has made common: a `testsuite` for each spec, a `testcase` for
/// each check.
package enum JUnitReport {
  /// The text.
  ///
  /// - Parameter results: what came of each spec.
  package static func bytes(_ results: [SpecResult]) -> [UInt8] {
    let milliseconds = results.reduce(0) { $0 + $1.milliseconds }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"keygen verify\" \(counts(Tally(results), milliseconds))>",
    ]
    for result in results {
      let tally = Tally(result.checks)
      lines.append(
        "  <testsuite name=\(quoted(result.path)) \(counts(tally, result.milliseconds))>")
      for check in result.checks { add(check, of: result.path, to: &lines) }
      lines.append("  </testsuite>")
    }
    lines += ["</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func counts(_ tally: Tally, _ milliseconds: Int) -> String {
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "tests=\"\(tally.all)\" failures=\"\(tally.failed)\" errors=\"0\" "
      + "skipped=\"\(tally.skipped)\" time=\"\(milliseconds / 1000).\(fraction)\""
  }

  private static func add(_ check: CheckResult, of path: String, to lines: inout [String]) {
    let className = check.subject.map { "\(path): \($0)" } ?? path
    let line = check.location.hasLine ? " line=\"\(check.location.line)\"" : ""
    let opening =
      "    <testcase classname=\(quoted(className)) name=\(quoted(check.check)) "
      + "file=\(quoted(path))\(line)"
    switch check.outcome {
    case .passed: lines.append("\(opening)/>")
    case .failed(let diagnostics):
      lines.append("\(opening)>")
      let kind = diagnostics.first?.kind.rawValue ?? ""
      lines.append(
        "      <failure message=\(quoted(diagnostics.first?.message ?? "")) type=\(quoted(kind))>"
          + escaped(diagnostics.map(text(of:)).joined(separator: "\n")) + "</failure>")
      lines.append("    </testcase>")
    case .skipped(let reason):
      lines += ["\(opening)>", "      <skipped message=\(quoted(reason))/>", "    </testcase>"]
    }
  }

  private static func text(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let position = place.hasLine ? ":\(place.line):\(place.column)" : ""
    return "\(place.file)\(position): \(diagnostic.severity.rawValue): \(diagnostic.message)"
      + (diagnostic.remedy.map { "\n\($0)" } ?? "")
  }

  // MARK: XML

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Text that stands as itself in an element or an attribute. What XML 1.0 cannot hold is replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // As they are, they would come out of an attribute as spaces.
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
