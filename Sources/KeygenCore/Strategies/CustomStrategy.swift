/// The spec's own statements.
struct CustomStrategy: ReduceStrategy {
  /// Statements on `value` and `nextValue`.
  let body: Fragment

  let name = "swift"
  let outcome = "what the key's own `reduce` makes of the values"
  static let explanation = """
    `value` holds the values so far; `nextValue()` computes the next one and should be called at most once. \
    `keygen verify` holds the statements to neutrality and associativity, except for laws that `breaks` names.
    """
  var explanation: String { Self.explanation }
  let laws: Set<ReduceLaw> = [.neutral, .associative]

  func model(for type: ValueType?) -> String? { nil }

  let requirement: String? = nil

  func accepts(_ type: ValueType) -> Bool { true }

  /// The example for whatever a spec says.
  static let example = SpecExample(
    key: #"""
      "name": "ProductKey",
      "value": "Int",
      "default": 1,
      "reduce": { "swift": "value *= nextValue()" }
      """#)

  var example: SpecExample { Self.example }

  func statements(at site: ReduceSite) -> [CodeLine] { body.codeLines }
}
