/// Collections are put one behind the other.
struct AppendStrategy: ReduceStrategy {
  let name = "append"
  let outcome = "the values one behind the other, in view-tree order"
  let explanation = """
    For arrays, strings and every other RangeReplaceableCollection. The default should be empty: any other one is \
    added once for each conditional sibling that reports nothing. On an Optional, `nil` is skipped.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".append()" }

  let requirement: String? = "an array, a String or another RangeReplaceableCollection"

  func accepts(_ type: ValueType) -> Bool {
    switch type.kind {
    case .array, .string, .substring, .unknown: true
    default: false
    }
  }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "TagsKey",
        "value": "[String]",
        "reduce": "append"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? {
    switch type.kind {
    case .string, .substring: "\"\""
    case .array: "[]"
    default: ".init()"
    }
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    ["\(site.target).append(contentsOf: \(site.nextOnce))"]
  }

  // In place: a copy each time would make a long list cost the square of its length.
  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    let value = site.target
    return [
      "if let next = \(site.nextOnce) {",
      "  if \(value) == nil { \(value) = next } else { \(value)?.append(contentsOf: next) }",
      "}",
    ]
  }
}
