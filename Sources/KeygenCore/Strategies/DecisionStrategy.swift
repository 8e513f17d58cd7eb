/// Booleans combine by "and" or by "or".
struct DecisionStrategy: ReduceStrategy {
  /// What decides: one false value, or one true value.
  enum Quantifier: Sendable { case all, any }

  let quantifier: Quantifier

  var name: String { quantifier == .all ? "all" : "any" }

  var outcome: String {
    quantifier == .all ? "whether all values are true" : "whether any value is true"
  }

  var explanation: String {
    """
    Once a value is \(deciding), the result is known and the values of further siblings are not computed. The default \
    should be `\(neutral)`: with the other one, a silent conditional sibling decides. On an Optional, `nil` is skipped.
    """
  }

  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  private var neutral: String { quantifier == .all ? "true" : "false" }
  private var deciding: String { quantifier == .all ? "false" : "true" }

  func model(for type: ValueType?) -> String? { ".\(name)()" }

  func ignoresOrder(of type: ValueType?) -> Bool { true }

  let requirement: String? = "a Bool"

  func accepts(_ type: ValueType) -> Bool { !type.isKnown || type.kind == .boolean }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "IsReadyKey",
        "value": "Bool",
        "reduce": "\#(name)"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? { neutral }

  func statements(at site: ReduceSite) -> [CodeLine] {
    let condition = quantifier == .all ? site.target : "!\(site.target)"
    return ["if \(condition) { \(site.target) = \(site.nextOnce) }"]
  }

  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    [
      "if \(site.target) != \(deciding), let next = \(site.nextOnce) { \(site.target) = next }"
    ]
  }
}
