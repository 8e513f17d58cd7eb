/// The last value that is there wins.
struct LastNonNilStrategy: ReduceStrategy {
  let name = "lastNonNil"
  let outcome = "the last value that is not `nil`"
  let explanation = """
    Silent siblings contribute `nil` and change nothing, so a value that was reported is never lost to the default.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]

  func model(for type: ValueType?) -> String? { ".lastNonNil()" }

  let requirement: String? = "an Optional"

  func accepts(_ type: ValueType) -> Bool { !type.isKnownNonOptional }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "SelectionKey",
        "value": "Int?",
        "reduce": "lastNonNil"
        """#)
  }

  func neutralElement(for type: ValueType) -> String? { "nil" }

  // `??` could be typed one level too high where the value is an Optional of an Optional.
  func statements(at site: ReduceSite) -> [CodeLine] {
    ["if let next = \(site.nextOnce) { \(site.target) = next }"]
  }
}
