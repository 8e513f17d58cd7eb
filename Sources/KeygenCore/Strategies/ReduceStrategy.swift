import JSONSource

/// A way to combine the values of one key: what it needs, what it means, and the Swift that does it.
///
/// One strategy is one type in one file. `ReduceStrategies` lists them all.
protocol ReduceStrategy: Sendable {
  /// The word for it in a spec.
  var name: String { get }
  /// What a reader gets where several views report a value, as a phrase: `the last value`.
  var outcome: String { get }
  /// When to use it, and what to look out for, in a few sentences.
  var explanation: String { get }
  /// The laws that it keeps on every type it can take.
  var laws: Set<ReduceLaw> { get }
  /// Whether, on an Optional, it combines the values that are there and skips `nil`.
  var isLiftedOverOptionals: Bool { get }
  /// Whether it compares values with the default, which inside `merge` there is none of.
  var needsDefault: Bool { get }

  /// What a type has to be for the strategy to work on it, with an article: `a Bool`; `nil` where every type will do.
  var requirement: String? { get }
  /// A small key with the strategy, which `keygen explain` shows with the Swift that is made of it.
  var example: SpecExample { get }

  /// Whether a type meets the requirement, as far as can be told.
  ///
  /// - Parameter type: a type that is not lifted any more. One that is not known meets every requirement, and the
  ///   compiler has the last word.
  func accepts(_ type: ValueType) -> Bool

  /// What types would have to be for the strategies inside this one to work on a value's parts.
  func unmetRequirementsInside(of type: ValueType) -> [UnmetRequirement]

  /// The strategy as an expression of the type `KeygenModel` of the module KeygenLaws, which says what it means for all
  /// values at once; `keygen verify` compares the reduce with it.
  ///
  /// - Parameter type: the type of the values, where it is known, which is not lifted any more.
  /// - Returns: `nil` where the strategy means whatever its statements do.
  func model(for type: ValueType?) -> String?

  /// Whether the order of values can make no difference.
  ///
  /// - Parameter type: the type of the values, where it is known, which is not lifted any more.
  func ignoresOrder(of type: ValueType?) -> Bool

  /// The expression of the value that changes nothing when it is combined with another.
  ///
  /// - Returns: an expression that needs its type from context, or `nil` where there is none to take as a default.
  func neutralElement(for type: ValueType) -> String?

  /// The statements that combine the next value into the current one.
  ///
  /// - Parameter site: where the values are, and their type, which is not lifted any more.
  func statements(at site: ReduceSite) -> [CodeLine]

  /// The statements on an Optional, for a strategy that is lifted over Optionals.
  func liftedStatements(at site: ReduceSite) -> [CodeLine]
}

/// A strategy that does not work on the type it is meant for.
struct UnmetRequirement: Sendable {
  /// The name of the strategy.
  let strategy: String
  /// What it needs, with an article.
  let requirement: String
  /// The type that does not meet it.
  let type: String
  /// The JSON of the strategy.
  let node: JSONNode
}

extension ReduceStrategy {
  func unmetRequirementsInside(of type: ValueType) -> [UnmetRequirement] { [] }

  var isLiftedOverOptionals: Bool { false }

  func ignoresOrder(of type: ValueType?) -> Bool { false }

  var needsDefault: Bool { false }

  func neutralElement(for type: ValueType) -> String? { nil }

  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    let wrapped = site.type?.wrapped
    let combining = statements(
      at: ReduceSite(target: "current", next: .name("next"), defaultValue: nil, type: wrapped))
    let branch: [CodeLine] =
      ["if var current = \(site.target) {"] + combining.map { $0.indented() }
      + ["  \(site.target) = current", "} else {", "  \(site.target) = next", "}"]
    return ["if let next = \(site.nextOnce) {"] + branch.map { $0.indented() } + ["}"]
  }
}

extension ReduceStrategy {
  /// Whether the strategy looks through the Optional of a type.
  func isLifted(over type: ValueType?) -> Bool {
    isLiftedOverOptionals && type?.wrapped != nil
  }

  /// What types would have to be for the strategy to work, Optionals looked through where it does so.
  ///
  /// - Parameter node: the JSON of the strategy.
  func unmetRequirements(of type: ValueType, at node: JSONNode) -> [UnmetRequirement] {
    let type = isLifted(over: type) ? type.wrapped ?? type : type
    if let requirement, !accepts(type) {
      return [
        UnmetRequirement(strategy: name, requirement: requirement, type: type.text, node: node)
      ]
    }
    return unmetRequirementsInside(of: type)
  }

  /// The model of the strategy, Optionals looked through where it does so.
  func fullModel(for type: ValueType?) -> String? {
    guard isLifted(over: type) else { return model(for: type) }
    return model(for: type?.wrapped).map { ".skippingNil(\($0))" }
  }

  /// Whether the order of values can make no difference, Optionals looked through where the strategy does so.
  func fullyIgnoresOrder(of type: ValueType?) -> Bool {
    ignoresOrder(of: isLifted(over: type) ? type?.wrapped : type)
  }

  /// The default that a key gets where its spec writes none.
  func impliedDefault(for type: ValueType) -> String? {
    type.wrapped != nil ? "nil" : neutralElement(for: type)
  }

  /// The body of the reduce at one place.
  func body(at site: ReduceSite) -> [CodeLine] {
    isLifted(over: site.type) ? liftedStatements(at: site) : statements(at: site)
  }
}
