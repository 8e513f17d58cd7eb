import JSONSource
import SwiftSource

/// Each stored property of a struct is combined by a strategy of its own.
struct FieldsStrategy: ReduceStrategy {
  /// A stored property and how it is combined.
  struct Field: Sendable {
    let name: Located<String>
    /// The type as the spec writes it; `nil` where it is known without, or not needed.
    let type: Fragment?
    let strategy: any ReduceStrategy
    /// The JSON of the strategy.
    let node: JSONNode
  }

  let fields: [Field]

  /// The stored properties of types that are known.
  private static let storedProperties: [ValueType.Kind: [String]] = [
    .size: ["width", "height"], .point: ["x", "y"], .rect: ["origin", "size"],
  ]

  let name = "fields"
  let outcome = "a value whose properties are combined one by one"
  static let explanation = """
    Written `{ "fields": { PROPERTY: STRATEGY, … } }`, or `{ "type": TYPE, "reduce": STRATEGY }` for a property whose \
    strategy has to know the type. Properties that are not named keep the first value. Which laws \
    it keeps, and what the neutral default is, depends on the strategies of the properties: where all of a CGSize or a \
    CGPoint is added up, it is `.zero`.
    """
  var explanation: String { Self.explanation }

  /// A property that is not named keeps the first value, which no default is neutral for; whether there is one cannot
  /// be told from a spec.
  var laws: Set<ReduceLaw> {
    fields.reduce(into: [.associative]) { $0.formIntersection($1.strategy.laws) }
  }

  var needsDefault: Bool { fields.contains { $0.strategy.needsDefault } }

  func model(for type: ValueType?) -> String? {
    let models = fields.map { field in
      field.strategy.fullModel(for: self.type(of: field, in: type)).map {
        ".field(\\.\(field.name.value.spelled(in: .member)), \($0))"
      }
    }
    guard !models.contains(nil) else { return nil }
    return ".fields(\(models.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// A property that is not named keeps the first value, so that the order matters.
  func ignoresOrder(of type: ValueType?) -> Bool {
    guard let known = type.flatMap({ Self.storedProperties[$0.kind] }) else { return false }
    return known.allSatisfy { name in
      fields.contains {
        $0.name.value == name && $0.strategy.fullyIgnoresOrder(of: self.type(of: $0, in: type))
      }
    }
  }

  let requirement: String? = "a struct with stored properties"

  func accepts(_ type: ValueType) -> Bool {
    switch type.kind {
    case .unknown, .rect, .size, .point: true
    default: false
    }
  }

  /// The example for whatever a spec says.
  static let example = SpecExample(
    key: #"""
      "name": "ContentSizeKey",
      "value": "CGSize",
      "default": ".zero",
      "reduce": { "fields": { "width": "max", "height": "sum" } }
      """#)

  var example: SpecExample { Self.example }

  func unmetRequirementsInside(of type: ValueType) -> [UnmetRequirement] {
    fields.flatMap { field -> [UnmetRequirement] in
      if let known = Self.storedProperties[type.kind], !known.contains(field.name.value) {
        let names = known.map { "`\($0)`" }.joined(separator: " and ")
        return [
          UnmetRequirement(
            strategy: name, requirement: "stored properties, here \(names)", type: type.text,
            node: field.name.node)
        ]
      }
      return self.type(of: field, in: type).map {
        field.strategy.unmetRequirements(of: $0, at: field.node)
      } ?? []
    }
  }

  /// For a size or a point whose parts are both added, zero: it is the only neutral number there is a default for.
  func neutralElement(for type: ValueType) -> String? {
    let parts: [String]
    switch type.kind {
    case .size: parts = ["width", "height"]
    case .point: parts = ["x", "y"]
    default: return nil
    }
    let neutrals = parts.map { part in
      fields.first { $0.name.value == part }?.strategy.neutralElement(for: ValueType("CGFloat"))
    }
    return neutrals.allSatisfy { $0 == ".zero" } ? ".zero" : nil
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    // Where no field asks for it, the next value is not computed.
    if fields.allSatisfy({ $0.strategy is FirstStrategy }) {
      return FirstStrategy().statements(at: site)
    }
    return site.withNext { next in
      fields.flatMap { field in
        let property = field.name.value.spelled(in: .member)
        return field.strategy.body(
          at: ReduceSite(
            target: "\(site.target).\(property)", next: .name("\(next).\(property)"),
            defaultValue: site.defaultValue.map { "\($0).\(property)" },
            type: type(of: field, in: site.type)))
      }
    }
  }

  /// The type of a property: the spec's, or that of a well-known struct.
  func type(of field: Field, in type: ValueType?) -> ValueType? {
    if let written = field.type { return ValueType(written.text) }
    switch (type?.kind, field.name.value) {
    case (.size, "width"), (.size, "height"), (.point, "x"), (.point, "y"):
      return ValueType("CGFloat")
    case (.rect, "origin"): return ValueType("CGPoint")
    case (.rect, "size"): return ValueType("CGSize")
    default: return nil
    }
  }
}
