/// Lays out calls as swift-format does: on one line where they fit, else with the arguments on lines of their own.
enum CallLayout {
  /// The lines of a chain of calls.
  ///
  /// - Parameters:
  ///   - receiver: the view that the first call is on, empty for the implicit `self`.
  ///   - calls: the calls, the innermost first, at least one.
  ///   - indentation: the columns in front of the lines.
  static func lines(receiver: String, calls: [ChainCall], indentation: Int) -> [CodeLine] {
    if calls.count == 1 {
      let prefix = receiver.isEmpty ? "" : receiver + "."
      return lines(of: calls[0], prefix: prefix, indentation: indentation)
    }
    var lines: [CodeLine] = [CodeLine(receiver.isEmpty ? "self" : receiver)]
    for call in calls {
      lines += self.lines(of: call, prefix: ".", indentation: indentation + LineWidth.step)
        .map { $0.indented() }
    }
    return lines
  }

  private static func lines(of call: ChainCall, prefix: String, indentation: Int) -> [CodeLine] {
    let opening = call.closure.map { $0.signature.isEmpty ? " {" : " { \($0.signature)" } ?? ""
    let arguments = call.arguments.map(\.text).joined(separator: ", ")
    let single = "\(prefix)\(call.method)(\(arguments))\(opening)"
    let origin = call.arguments.lazy.compactMap(\.origin).first
    var lines: [CodeLine]
    if LineWidth.fits(single, indentation: indentation) || call.arguments.isEmpty {
      lines = [CodeLine(single, from: origin)]
    } else {
      lines = [CodeLine("\(prefix)\(call.method)(")]
      let filled = LineWidth.fill(
        call.arguments, indentation: indentation + LineWidth.step, reserved: 1 + opening.count
      ) { $0.text }
      for (index, line) in filled.enumerated() {
        let text = line.map(\.text).joined(separator: ", ")
        let end = index == filled.count - 1 ? ")\(opening)" : ","
        lines.append(CodeLine("  \(text)\(end)", from: line.lazy.compactMap(\.origin).first))
      }
    }
    guard let closure = call.closure else { return lines }
    return lines + closure.body.map { $0.indented() } + ["}"]
  }
}
