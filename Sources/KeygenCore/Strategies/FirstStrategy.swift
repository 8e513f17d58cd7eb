/// The first value wins.
struct FirstStrategy: ReduceStrategy {
  let name = "first"
  let outcome = "the first value in view-tree order"
  let explanation = """
    The value of the first sibling that contributes stays, and the values of the others are never computed. Mind that \
    a conditional sibling which is silent contributes the default; `firstNonDefault`, or an Optional with \
    `firstNonNil`, does not lose values that way.
    """
  let laws: Set<ReduceLaw> = [.associative]

  func model(for type: ValueType?) -> String? { ".first()" }

  let requirement: String? = nil

  func accepts(_ type: ValueType) -> Bool { true }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "PageTitleKey",
        "value": "String",
        "default": "",
        "reduce": "first",
        "allow": ["loses-to-default"]
        """#)
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    guard case .call = site.next else { return [] }
    return ["// The first value stays, so the next one is not asked for."]
  }
}
