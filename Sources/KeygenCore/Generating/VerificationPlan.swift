/// What a test of the keys, modifiers and containers of one spec has to know.
package struct VerificationPlan: Sendable {
  /// A key, as a test sees it.
  package struct Key: Sendable {
    /// The name for messages: `TYPE.NAME` where the key is nested.
    package let name: String
    /// The key as Swift spells it in its file, with its generic parameters as arguments.
    package let reference: String
    /// The generic parameters as the spec writes them: `ID: Hashable`.
    package let generics: [String]
    /// The condition of the `#if` around the key.
    package let condition: String?
    /// The name of the strategy, `swift` for the spec's own statements.
    package let strategy: String
    /// What the strategy means, as an expression of the type `KeygenModel`; `nil` for the spec's own statements.
    package let model: String?
    /// Whether the order of values may not matter.
    package let ignoresOrder: Bool
    /// The default, as a Swift expression.
    package let defaultValue: String
    /// The laws that the reduce has to keep.
    package let keeps: [Law]
    /// The laws that the reduce is said not to keep, each with the place where the spec says so.
    package let breaks: [(law: Law, location: SourceLocation)]
    /// The values that the spec declares for tests.
    package let samples: [Sample]
    /// Where the key's name stands.
    package let location: SourceLocation
  }

  /// A law that a reduce can keep.
  package enum Law: String, CaseIterable, Sendable {
    /// Combining with the default changes nothing.
    case neutral
    /// How values are grouped does not matter.
    case associative
  }

  /// A value to test with.
  package struct Sample: Sendable {
    /// The Swift expression.
    package let text: String
    /// Where the spec has it.
    package let location: SourceLocation
  }

  /// The keys, in the order of the spec.
  package let keys: [Key]
  /// The modifiers: those of each key, then those that stand outside of one.
  package let modifiers: [Modifier]
  /// The containers, in the order of the spec.
  package let containers: [Container]

  /// What to know of the keys of a spec.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - file: its path.
  init(_ spec: ResolvedSpec, file: String) {
    keys = spec.keys.map { Key($0, file: file) }
    modifiers = Self.modifiers(of: spec, file: file)
    containers = spec.containers.map { Container($0, file: file) }
  }
}

extension VerificationPlan {
  /// An expression, on as many lines as it has.
  static func text(of expression: ValueExpression) -> String {
    expression.codeLines(indentation: 0).map(\.text).joined(separator: "\n")
  }
}
extension VerificationPlan.Key {
  fileprivate init(_ key: ResolvedKey, file: String) {
    let broken = Set(key.spec.breaks.map(\.value))
    name = key.qualifiedName
    reference = key.reference
    generics = key.spec.generics.map(\.text)
    condition = key.spec.condition?.text
    strategy = key.strategy.name
    model = key.strategy.fullModel(for: key.valueType)
    ignoresOrder = key.strategy.fullyIgnoresOrder(of: key.valueType)
    // In the order of their declaration: a set has another one in each run.
    keeps = ReduceLaw.allCases
      .filter { key.strategy.laws.contains($0) && !broken.contains($0) }
      .map(VerificationPlan.Law.init)
    breaks = key.spec.breaks.map {
      (VerificationPlan.Law($0.value), SourceLocation($0.node.position, in: file))
    }
    samples = key.spec.samples.compactMap {
      VerificationPlan.Sample($0, type: key.valueType, file: file)
    }
    defaultValue = VerificationPlan.text(of: key.defaultValue)
    location = SourceLocation((key.spec.name?.node ?? key.spec.node).position, in: file)
  }
}

extension VerificationPlan.Sample {
  /// The expression of a value; `nil` for one that is wrong, which has been reported.
  fileprivate init?(_ value: ValueSpec, type: ValueType, file: String) {
    guard let expression = ValueLiteral.expression(for: value, type: type) else { return nil }
    text = VerificationPlan.text(of: expression)
    // Of an expression in several strings the first one, with which its code begins.
    var node = value.node
    if case .swift = value, let line = node.elements.first(where: { _ in true }) { node = line }
    location = SourceLocation(node.position, in: file)
  }
}

extension VerificationPlan.Law {
  fileprivate init(_ law: ReduceLaw) {
    switch law {
    case .neutral: self = .neutral
    case .associative: self = .associative
    }
  }
}
