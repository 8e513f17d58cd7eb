/// The last value wins.
struct LastStrategy: ReduceStrategy {
  let name = "last"
  let outcome = "the last value in view-tree order"
  let explanation = """
    The value of the last sibling that contributes replaces those before it. Mind that a sibling which is conditional \
    and silent contributes the default, and so puts the default in place of a value that was reported; `lastNonDefault`, \
    or an Optional with `lastNonNil`, does not lose values that way.
    """
  let laws: Set<ReduceLaw> = [.associative]

  func model(for type: ValueType?) -> String? { ".last()" }

  let requirement: String? = nil

  func accepts(_ type: ValueType) -> Bool { true }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "PageTitleKey",
        "value": "String",
        "default": "",
        "reduce": "last",
        "allow": ["loses-to-default"]
        """#)
  }

  func statements(at site: ReduceSite) -> [CodeLine] { ["\(site.target) = \(site.nextOnce)"] }
}
