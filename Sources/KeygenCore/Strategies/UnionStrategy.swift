/// Sets and rectangles are united.
struct UnionStrategy: ReduceStrategy {
  let name = "union"
  let outcome = "the union of the values"
  let explanation = """
    For sets and every other SetAlgebra, and for CGRect, where it is the smallest rectangle around all of them. The \
    default should be `[]`, for a CGRect `.null`: `.zero` is a point at the origin that every union would reach to. On \
    an Optional, `nil` is skipped.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".union()" }

  func ignoresOrder(of type: ValueType?) -> Bool { true }

  let requirement: String? = "a Set, another SetAlgebra or a CGRect"

  func accepts(_ type: ValueType) -> Bool {
    switch type.kind {
    case .set, .rect, .unknown: true
    default: false
    }
  }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "CoveredRectKey",
        "value": "CGRect",
        "reduce": "union"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? { type.kind == .rect ? ".null" : "[]" }

  /// A set grows in place; `formUnion` would not be there for a CGRect, nor for an alias of it.
  func statements(at site: ReduceSite) -> [CodeLine] {
    site.type?.kind == .set
      ? ["\(site.target).formUnion(\(site.nextOnce))"]
      : ["\(site.target) = \(site.target).union(\(site.nextOnce))"]
  }

  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    let value = site.target
    guard site.type?.wrapped?.kind == .set else {
      return ["if let next = \(site.nextOnce) { \(value) = \(value)?.union(next) ?? next }"]
    }
    return [
      "if let next = \(site.nextOnce) {",
      "  if \(value) == nil { \(value) = next } else { \(value)?.formUnion(next) }",
      "}",
    ]
  }
}
