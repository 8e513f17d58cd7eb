import JSONSource
import KeygenCore

extension SpecResult {
  /// Reads a result that was written to be read again; `nil` for what is none.
  init?(json bytes: [UInt8]) {
    guard let root = JSONReader.read(bytes).root, let path = root.text("path"),
      let checks = root.list("checks", { CheckResult($0, file: path) }),
      let remarks = root.list("remarks", Diagnostic.init),
      let simplified = root.list("simplifiedTests", { $0.integer.flatMap { Int(exactly: $0) } }),
      let omitted = root.list("omittedTests", { $0.integer.flatMap { Int(exactly: $0) } })
    else { return nil }
    self.init(path: path)
    self.checks = checks
    self.remarks = remarks
    simplifiedTests = simplified
    omittedTests = omitted
  }
}

extension CheckResult {
  fileprivate init?(_ node: JSONNode, file: String) {
    guard let check = node.text("check"), let line = node.number("line"),
      let column = node.number("column")
    else { return nil }
    let outcome: Outcome
    switch node.text("outcome") {
    case "passed": outcome = .passed
    case "failed":
      guard let failures = node.list("failures", Diagnostic.init) else { return nil }
      outcome = .failed(failures)
    case "skipped":
      guard let reason = node.text("reason") else { return nil }
      outcome = .skipped(reason: reason)
    default: return nil
    }
    self.init(
      subject: node.text("subject"), check: check,
      location: SourceLocation(file: file, line: line, column: column), outcome: outcome)
  }
}

extension Diagnostic {
  fileprivate init?(_ node: JSONNode) {
    guard let kind = node.text("kind").flatMap(DiagnosticKind.init),
      let severity = node.text("severity").flatMap(Severity.init),
      let location = node.member("location").flatMap(SourceLocation.init),
      let message = node.text("message"), let notes = node.list("notes", Note.init)
    else { return nil }
    self.init(
      kind, severity, at: location, message, notes: notes, remedy: node.text("remedy"))
  }
}

extension Diagnostic.Note {
  fileprivate init?(_ node: JSONNode) {
    guard let location = node.member("location").flatMap(SourceLocation.init),
      let message = node.text("message")
    else { return nil }
    self.init(message, at: location)
  }
}

extension SourceLocation {
  fileprivate init?(_ node: JSONNode) {
    guard let file = node.text("file"), let line = node.number("line"),
      let column = node.number("column")
    else { return nil }
    self.init(file: file, line: line, column: column)
  }
}

extension JSONNode {
  fileprivate func member(_ name: StaticString) -> JSONNode? { member(named: name)?.value }

  fileprivate func text(_ name: StaticString) -> String? { member(name)?.string }

  fileprivate func number(_ name: StaticString) -> Int? {
    member(name)?.integer.flatMap { Int(exactly: $0) }
  }

  /// The elements of a list, or `nil` where one of them is not what it should be.
  fileprivate func list<Element>(
    _ name: StaticString, _ read: (JSONNode) -> Element?
  ) -> [Element]? {
    guard let node = member(name), node.kind == .array else { return nil }
    var elements: [Element] = []
    for element in node.elements {
      guard let element = read(element) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
