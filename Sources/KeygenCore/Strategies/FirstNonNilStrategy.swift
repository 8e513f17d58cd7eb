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

  func unmetRequirement(of type: ValueType) -> String? {
    type.isKnownNonOptional ? "an Optional" : nil
  }

  func neutralElement(for type: ValueType) -> String? { "nil" }

  func statements(at site: ReduceSite) -> [CodeLine] {
    ["if \(site.target) == nil { \(site.target) = \(site.nextOnce) }"]
  }
}
