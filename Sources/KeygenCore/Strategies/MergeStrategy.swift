import JSONSource

/// Dictionaries are united; for an id that occurs twice another strategy decides.
struct MergeStrategy: ReduceStrategy {
  /// How two values of one id are combined.
  let conflicts: any ReduceStrategy
  /// The JSON of that strategy; `nil` where the spec does not say one.
  let node: JSONNode?

  let name = "merge"

  var outcome: String {
    "the entries of all values, and for an id that occurs twice \(conflicts.outcome)"
  }

  static let explanation = """
    For dictionaries. Where two views report one id, `{ "merge": STRATEGY }` says which value the result has: `merge` \
    alone takes the last. It never traps.
    """
  var explanation: String { Self.explanation }

  /// The empty dictionary is neutral whatever decides about conflicts.
  var laws: Set<ReduceLaw> { conflicts.laws.union([.neutral]) }

  func model(for type: ValueType?) -> String? {
    conflicts.fullModel(for: type?.dictionaryValue).map { ".merge(\($0))" }
  }

  func ignoresOrder(of type: ValueType?) -> Bool {
    conflicts.fullyIgnoresOrder(of: type?.dictionaryValue)
  }

  let requirement: String? = "a Dictionary"

  func accepts(_ type: ValueType) -> Bool { !type.isKnown || type.kind == .dictionary }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "CountsKey",
        "value": "[String: Int]",
        "reduce": { "merge": "sum" }
        """#)
  }

  func unmetRequirementsInside(of type: ValueType) -> [UnmetRequirement] {
    guard let node, let value = type.dictionaryValue else { return [] }
    return conflicts.unmetRequirements(of: value, at: node)
  }

  func neutralElement(for type: ValueType) -> String? { "[:]" }

  func statements(at site: ReduceSite) -> [CodeLine] {
    let call = "\(site.target).merge(\(site.nextOnce))"
    switch conflicts {
    case is LastStrategy: return ["\(call) { _, new in new }"]
    case is FirstStrategy: return ["\(call) { old, _ in old }"]
    default:
      let inner = conflicts.body(
        at: ReduceSite(
          target: "merged", next: .name("new"), defaultValue: nil,
          type: site.type?.dictionaryValue))
      // Fields that all keep the first value leave nothing to do.
      if inner.isEmpty { return ["\(call) { old, _ in old }"] }
      return ["\(call) { old, new in", "  var merged = old"] + inner.map { $0.indented() }
        + ["  return merged", "}"]
    }
  }
}
