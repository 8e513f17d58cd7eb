extension CodeLine {
  /// The line, or where it is a condition with its statements that does not fit, these on lines of their own.
  ///
  /// - Parameter indentation: the columns in front of the line.
  func brokenCondition(indentation: Int) -> [CodeLine] {
    let trimmed = text.drop { $0 == " " }
    guard !LineWidth.fits(text, indentation: indentation), trimmed.hasPrefix("if "),
      trimmed.hasSuffix(" }"), let opening = trimmed.firstRange(of: " { ")
    else { return [self] }
    let margin = String(repeating: " ", count: text.count - trimmed.count)
    let branches = trimmed[opening.upperBound...].dropLast(2).split(separator: " } else { ")
    var lines = [CodeLine("\(margin)\(trimmed[..<opening.lowerBound]) {", from: origin)]
    for (index, branch) in branches.enumerated() {
      if index > 0 { lines.append(CodeLine("\(margin)} else {", from: origin)) }
      lines.append(CodeLine("\(margin)  \(branch)", from: origin))
    }
    return lines + [CodeLine("\(margin)}", from: origin)]
  }
}
