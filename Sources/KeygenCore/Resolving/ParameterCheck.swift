import JSONSource
import SwiftSource

/// Reports what is wrong with an argument that a spec lists.
struct ParameterCheck {
  let parameter: ParameterSpec
  /// Whether a property keeps it, beside the call.
  let isStored: Bool
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    let isBuilder = parameter.builder?.value == true
    if isBuilder { checkBuilder(report) } else { checkType(report) }
    if let closure = parameter.closure, closure.value, isBuilder {
      report(
        .unsuitable(
          closure.node, file: file, "a builder is a closure already", remedy: "remove `closure`"))
    }
  }

  private func checkType(_ report: (Diagnostic) -> Void) {
    guard let type = parameter.type else {
      guard parameter.node.member(named: "type") == nil else { return }
      report(
        Diagnostic(
          .missingMember, at: SourceLocation(parameter.node.position, in: file),
          "a parameter needs the member `type`",
          remedy: "add `\"type\": …`, or `\"builder\": true` for a closure that builds a view"))
      return
    }
    let facts = ValueType(type.text)
    if let problem = facts.problemAsProperty {
      report(
        Diagnostic(
          .invalidFragment, at: SourceLocation(type.node.position, in: file), problem.message,
          remedy: problem.remedy))
    }
    // What only a parameter can be, such as `inout`, cannot be kept.
    if isStored, let problem = SwiftFragment.problems(in: type.text, as: .type).first {
      let position = type.node.position(ofDecodedUTF8Offset: problem.offset)
      report(
        Diagnostic(
          .invalidFragment, at: SourceLocation(position, in: file), problem.message,
          remedy: problem.remedy))
    }
    guard let closure = parameter.closure, closure.value, facts.isKnown else { return }
    report(
      .unsuitable(
        closure.node, file: file,
        "`closure` marks an alias of a closure, and the type is written out",
        remedy: "remove it: `@escaping` is added where it is needed"))
  }

  private func checkBuilder(_ report: (Diagnostic) -> Void) {
    if let type = parameter.type, ValueType("\(type.text) -> View").kind != .function,
      ValueType("(\(type.text)) -> View").kind != .function
    {
      report(
        .unsuitable(
          type.node, file: file, "the type of a builder lists its arguments",
          remedy: "write them in parentheses, such as `(String, Int)`"))
    }
    guard let value = parameter.defaultValue else { return }
    report(
      .unsuitable(
        value.node, file: file, "a builder has no default: what it builds could not be told",
        remedy: "remove `default`"))
  }
}

/// Reports what is wrong with a property that SwiftUI keeps.
struct StateCheck {
  let state: StateSpec
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    if let type = state.type, let problem = ValueType(type.text).problemAsProperty {
      report(
        Diagnostic(
          .invalidFragment, at: SourceLocation(type.node.position, in: file), problem.message,
          remedy: problem.remedy))
    }
    checkFirstValue(report)
    let saysType = state.attribute.map { !Self.plainWrappers.contains($0.text) } ?? false
    guard state.type == nil, state.defaultValue == nil, !saysType,
      ["type", "default"].allSatisfy({ state.node.member(named: $0) == nil }),
      state.attribute != nil || state.node.member(named: "attribute") == nil
    else { return }
    report(
      Diagnostic(
        .missingMember, at: SourceLocation(state.node.position, in: file),
        "nothing says the type of this state", remedy: "add `type`, `default` or both"))
  }

  /// Wrappers that keep a value of any type: neither the type nor a first value follows from them.
  private static let plainWrappers: Set<String> = ["@State", "@StateObject", "@ObservedObject"]

  /// Nothing but the spec can say what these start with. Swift gives an Optional `nil`.
  private func checkFirstValue(_ report: (Diagnostic) -> Void) {
    guard Self.plainWrappers.contains(state.attribute?.text ?? "@State"),
      let type = state.type, ValueType(type.text).isKnownNonOptional,
      state.node.member(named: "default") == nil
    else { return }
    report(
      Diagnostic(
        .missingDefault, at: SourceLocation(state.node.position, in: file),
        "this state needs a `default`",
        remedy: "add `\"default\": …`, the value that it has at first"))
  }
}
