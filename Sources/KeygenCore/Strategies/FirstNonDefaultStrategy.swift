/// The first value that differs from the default wins.
struct FirstNonDefaultStrategy: ReduceStrategy {
  let name = "firstNonDefault"
  let outcome = "the first value that differs from the default"
  let explanation = """
    Views that are silent, or that report the default itself, change nothing. Once another value is there, the values \
    of further siblings are not computed. The value has to be Equatable.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]

  func model(for type: ValueType?) -> String? { ".firstNonDefault()" }

  let requirement: String? = "an Equatable value"

  func accepts(_ type: ValueType) -> Bool { !type.cannotBeEquatable }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "PageTitleKey",
        "value": "String",
        "default": "",
        "reduce": "firstNonDefault"
        """#)
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    [
      "if \(site.target) == \(site.defaultValue ?? "defaultValue") { \(site.target) = \(site.nextOnce) }"
    ]
  }

  let needsDefault = true
}
