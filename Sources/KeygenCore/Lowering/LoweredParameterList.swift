/// The parameters of a declaration, on its line or on lines of their own.
struct LoweredParameterList: Sendable {
  /// All parameters, where the declaration fits on one line.
  let inline: CodeLine?
  /// The lines of parameters, where it does not.
  let lines: [CodeLine]

  /// Lays parameters out as swift-format does.
  ///
  /// - Parameters:
  ///   - parameters: each parameter as it is declared, without a comma.
  ///   - head: what stands on the line before the opening parenthesis.
  ///   - tail: what stands on the line behind the closing parenthesis.
  ///   - indentation: the columns in front of the declaration.
  init(_ parameters: [CodeLine], head: String, tail: String, indentation: Int) {
    let origin = parameters.lazy.compactMap(\.origin).first
    let joined = parameters.map(\.text).joined(separator: ", ")
    guard !parameters.isEmpty,
      !LineWidth.fits("\(head)(\(joined))\(tail)", indentation: indentation)
    else {
      inline = CodeLine(joined, from: origin)
      lines = []
      return
    }
    inline = nil
    let filled = LineWidth.fill(parameters, indentation: indentation + LineWidth.step) { $0.text }
    lines = filled.enumerated().flatMap { index, line in
      Self.broken(
        CodeLine(
          line.map(\.text).joined(separator: ", ") + (index == filled.count - 1 ? "" : ","),
          from: line.lazy.compactMap(\.origin).first),
        indentation: indentation + LineWidth.step)
    }
  }

  /// A line, with the type of its parameter on one of its own where it does not fit.
  private static func broken(_ line: CodeLine, indentation: Int) -> [CodeLine] {
    guard !LineWidth.fits(line.text, indentation: indentation),
      let colon = line.text.firstRange(of: ": ")
    else { return [line] }
    return [
      CodeLine("\(line.text[..<colon.lowerBound]):", from: line.origin),
      CodeLine(String(line.text[colon.upperBound...]), from: line.origin).indented(),
    ]
  }
}
