/// The first value that is there wins.
struct FirstNonNilStrategy: ReduceStrategy {
  let name = "firstNonNil"
  let outcome = "the first value that is not `nil`"
  let explanation = """
    Silent siblings contribute `nil` and change nothing. Once there is a value, the values of further siblings are not \
    computed.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]

  func model(for type: ValueType?) -> String? { ".firstNonNil()" }

  let requirement: String? = "an Optional"

  func accepts(_ type: ValueType) -> Bool { !type.isKnownNonOptional }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "SelectionKey",
        "value": "Int?",
        "reduce": "firstNonNil"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? { "nil" }

  func statements(at site: ReduceSite) -> [CodeLine] {
    ["if \(site.target) == nil { \(site.target) = \(site.nextOnce) }"]
  }
}
