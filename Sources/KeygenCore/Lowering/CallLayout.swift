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
    for (index, call) in calls.enumerated() {
      lines += self.lines(
        of: call, prefix: ".", isFollowed: index < calls.count - 1,
        indentation: indentation + LineWidth.step
      )
      .map { $0.indented() }
    }
    return lines
  }

  /// The lines of a closure's statement.
  private static func lines(of statement: ChainCall.Statement, indentation: Int) -> [CodeLine] {
    switch statement {
    case .line(let line): [line]
    case .call(let prefix, let call): lines(of: call, prefix: prefix, indentation: indentation)
    case .chain(let receiver, let calls):
      lines(receiver: receiver, calls: calls, indentation: indentation)
    }
  }

  /// The lines of one call.
  ///
  /// - Parameters:
  ///   - prefix: what stands in front of the method's name.
  ///   - suffix: what follows the closing parenthesis.
  ///   - isFollowed: whether another call of the chain comes behind; then the parenthesis that closes broken arguments
  ///     stands on a line of its own.
  private static func lines(
    of call: ChainCall, prefix: String, suffix: String = "", isFollowed: Bool = false,
    indentation: Int
  ) -> [CodeLine] {
    let origin = call.arguments.lazy.compactMap(\.origin).first
    let single = "\(prefix)\(call.text)\(suffix)"
    guard let closure = call.closure else {
      if LineWidth.fits(single, indentation: indentation) || call.arguments.isEmpty {
        return [CodeLine(single, from: origin)]
      }
      let closing = ")" + suffix
      let arguments = wrapped(
        call.arguments, closing: isFollowed ? nil : closing, indentation: indentation)
      return ["\(prefix)\(call.method)("] + arguments + (isFollowed ? [CodeLine(closing)] : [])
    }
    var body = statements(of: closure, indentation: indentation)
    if let second = call.second {
      let signature = second.closure.signature.isEmpty ? "" : " " + second.closure.signature
      body += [CodeLine("} \(second.label): {\(signature)")]
      body += statements(of: second.closure, indentation: indentation)
    }
    body.append("}")
    let signature = closure.signature.isEmpty ? "" : " " + closure.signature
    if LineWidth.fits("\(single) {\(signature)", indentation: indentation) {
      return [CodeLine("\(single) {\(signature)", from: origin)] + body
    }
    if LineWidth.fits("\(single) {", indentation: indentation) {
      return [CodeLine("\(single) {", from: origin)]
        + Self.signature(of: closure, indentation: indentation + LineWidth.step)
        .map { $0.indented() } + body
    }
    let arguments = wrapped(call.arguments, closing: nil, indentation: indentation)
    return ["\(prefix)\(call.method)("] + arguments + [") {\(signature)"] + body
  }

  /// What a closure captures and takes, on lines of its own.
  private static func signature(
    of closure: ChainCall.Closure, indentation: Int
  ) -> [CodeLine] {
    let captures = closure.captures
    guard !captures.isEmpty, !LineWidth.fits(closure.signature, indentation: indentation) else {
      return [CodeLine(closure.signature)]
    }
    let list = captures.enumerated().map { index, capture in
      CodeLine(capture + (index == captures.count - 1 ? "" : ",")).indented()
    }
    return ["["] + list + [CodeLine("] \(closure.parameters)")]
  }

  private static func statements(
    of closure: ChainCall.Closure, indentation: Int
  ) -> [CodeLine] {
    closure.body.flatMap { lines(of: $0, indentation: indentation + LineWidth.step) }
      .map { $0.indented() }
  }

  /// Arguments on lines of their own.
  ///
  /// - Parameter closing: what is to follow the last argument, on its line if there is room.
  private static func wrapped(
    _ arguments: [ChainCall.Argument], closing: String?, indentation: Int
  ) -> [CodeLine] {
    let inner = indentation + LineWidth.step
    if arguments.count == 1, let nested = arguments[0].nested {
      return lines(of: nested, prefix: "", suffix: closing ?? "", indentation: inner)
        .map { $0.indented() }
    }
    let filled = LineWidth.fill(arguments, indentation: inner) { $0.text }
    var lines = filled.enumerated().map { index, line in
      CodeLine(
        "  " + line.map(\.text).joined(separator: ", ") + (index == filled.count - 1 ? "" : ","),
        from: line.lazy.compactMap(\.origin).first)
    }
    guard let closing, let last = lines.last else { return lines }
    if LineWidth.fits(last.text + closing, indentation: indentation) {
      lines[lines.count - 1] = CodeLine(last.text + closing, from: last.origin)
    } else {
      lines.append(CodeLine(closing))
    }
    return lines
  }
}
