/// Values add up.
struct SumStrategy: ReduceStrategy {
  let name = "sum"
  let outcome = "the sum of the values"
  let explanation = """
    For numbers and every other `AdditiveArithmetic`. On an Optional, `nil` is skipped. The default should be `.zero`: \
    any other one is counted once for each conditional sibling that reports nothing.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".sum()" }

  func ignoresOrder(of type: ValueType?) -> Bool { true }

  let requirement: String? = "a number or another AdditiveArithmetic"

  func accepts(_ type: ValueType) -> Bool { !type.isKnown || type.numericType != nil }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "UnreadCountKey",
        "value": "Int",
        "reduce": "sum"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? { ".zero" }

  func statements(at site: ReduceSite) -> [CodeLine] { ["\(site.target) += \(site.nextOnce)"] }

  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    [
      "if let next = \(site.nextOnce) {",
      "  if let current = \(site.target) { \(site.target) = current + next } else { \(site.target) = next }",
      "}",
    ]
  }
}
