/// The last value that differs from the default wins.
struct LastNonDefaultStrategy: ReduceStrategy {
  let name = "lastNonDefault"
  let outcome = "the last value that differs from the default"
  let explanation = """
    Views that are silent, or that report the default itself, change nothing. The value has to be Equatable.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let needsDefault = true

  func model(for type: ValueType?) -> String? { ".lastNonDefault()" }

  let requirement: String? = "an Equatable value"

  func accepts(_ type: ValueType) -> Bool { !type.cannotBeEquatable }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "PageTitleKey",
        "value": "String",
        "default": "",
        "reduce": "lastNonDefault"
        """#)
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    site.withNext { next in
      ["if \(next) != \(site.defaultValue ?? "defaultValue") { \(site.target) = \(next) }"]
    }
  }
}
