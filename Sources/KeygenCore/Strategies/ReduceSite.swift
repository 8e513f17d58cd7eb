/// The place at which values are combined: the names of what is there, as Swift expressions.
struct ReduceSite: Sendable {
  /// How the next value is had.
  enum Next: Sendable {
    /// By a call, which computes the sibling's value: at most one is allowed.
    case call(String)
    /// By name, as often as needed.
    case name(String)
  }

  /// Where the values so far are, and where the result goes.
  let target: String
  /// The next value.
  let next: Next
  /// The default, where there is one to compare with.
  let defaultValue: String?
  /// The type of the values, where it is known.
  let type: ValueType?

  /// The site of a key's own `reduce(value:nextValue:)`.
  static func key(of type: ValueType) -> ReduceSite {
    ReduceSite(
      target: "value", next: .call("nextValue()"), defaultValue: "defaultValue", type: type)
  }

  /// The next value, for statements that mention it once.
  var nextOnce: String {
    switch next {
    case .call(let expression), .name(let expression): expression
    }
  }

  /// Statements that mention the next value more than once.
  ///
  /// - Parameter body: makes the statements from the name of the next value.
  func withNext(_ body: (String) -> [CodeLine]) -> [CodeLine] {
    switch next {
    case .call(let call): ["let next = \(call)"] + body("next")
    case .name(let name): body(name)
    }
  }
}
