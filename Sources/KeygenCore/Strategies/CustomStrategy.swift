/// The spec's own statements.
struct CustomStrategy: ReduceStrategy {
  /// Statements on `value` and `nextValue`.
  let body: Fragment

  let name = "swift"
  let outcome = "what the key's own `reduce` makes of the values"
  let explanation = """
    `value` holds the values so far; `nextValue()` computes the next one and should be called at most once. \
    `keygen verify` holds the statements to neutrality and associativity, except for laws that `breaks` names.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]

  func model(for type: ValueType?) -> String? { nil }

  func unmetRequirement(of type: ValueType) -> String? { nil }

  func statements(at site: ReduceSite) -> [CodeLine] { body.codeLines }
}
