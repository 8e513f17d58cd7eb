/// Finds the access levels that a file's imports need: one that is too low is an error of the compiler where imports are
/// internal by default, and one that is higher than needed a warning.
struct ImportLevels {
  /// An access level that is needed under a condition, or always.
  private struct Need {
    let access: AccessLevel
    let condition: String?
  }

  private var runtime: [Need] = []
  private var foreign: [Need] = []

  init(_ spec: ResolvedSpec) {
    let own = Set(spec.keys.map(\.name))
    for (key, modifiers) in zip(spec.keys, spec.modifiersOfKeys) {
      add(key, own: own)
      for modifier in modifiers { add(modifier, own: own) }
    }
    for modifier in spec.modifiers { add(modifier, own: own) }
    for space in spec.spaces where space.access > .internal {
      runtime.append(Need(access: space.access, condition: nil))
    }
    for container in spec.containers { add(container, own: own) }
  }

  /// A public key conforms in public, which takes a public import; a package key's conformance takes none.
  private mutating func add(_ key: ResolvedKey, own: Set<String>) {
    guard key.access > .internal else { return }
    let condition = key.spec.condition?.text
    let names = key.valueType.mentionedNames
    let namesRuntime = names.contains {
      SwiftUINames.types.contains($0) && !Self.standard.contains($0)
    }
    if key.access == .public || namesRuntime {
      runtime.append(Need(access: key.access, condition: condition))
    }
    addForeign(names, own: own, Need(access: key.access, condition: condition))
  }

  private mutating func add(_ modifier: ResolvedModifier, own: Set<String>) {
    guard modifier.access > .internal else { return }
    let conditions = [modifier.key?.spec.condition, modifier.spec.condition].compactMap { $0?.text }
    let condition = conditions.map { conditions.count > 1 ? "(\($0))" : $0 }
      .joined(separator: " && ")
    let need = Need(access: modifier.access, condition: condition.isEmpty ? nil : condition)
    runtime.append(need)
    for parameter in modifier.parameters {
      addForeign(ValueType(parameter.type).mentionedNames, own: own, need)
    }
  }

  private mutating func add(_ container: ResolvedContainer, own: Set<String>) {
    guard container.access > .internal else { return }
    let need = Need(
      access: container.access, condition: ContainerLowering.condition(of: container)?.text)
    runtime.append(need)
    let generics = container.generics.map { GenericClause.name(of: $0.text) }
    let types = container.parameters.map(\.type) + [container.content.type]
    for type in types {
      addForeign(ValueType(type).mentionedNames, own: own.union(generics), need)
    }
  }

  private mutating func addForeign(_ names: [String], own: Set<String>, _ need: Need) {
    if names.contains(where: { !SwiftUINames.types.contains($0) && !own.contains($0) }) {
      foreign.append(need)
    }
  }

  /// Types of the standard library, which is imported everywhere.
  private static let standard: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Comparable", "Dictionary",
    "Double", "Equatable", "Error", "Float", "Float16", "Hashable", "Identifiable", "Int", "Int8",
    "Int16", "Int32", "Int64", "KeyPath", "Never", "Optional", "Range", "Result", "Set", "String",
    "Substring", "Task", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "Sendable",
    "MainActor", "Swift",
  ]

  /// The level that the runtime's import needs always, and the higher one that it needs under a condition.
  var ofRuntime: (always: AccessLevel, under: (condition: String, access: AccessLevel)?) {
    let always = runtime.filter { $0.condition == nil }.map(\.access).max() ?? .internal
    let higher = runtime.filter { $0.condition != nil && $0.access > max(always, .internal) }
    guard let access = higher.map(\.access).max() else { return (always, nil) }
    var conditions: [String] = []
    for need in higher where need.access == access {
      if let condition = need.condition, !conditions.contains(condition) {
        conditions.append(condition)
      }
    }
    let condition =
      conditions.count == 1
      ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
    return (always, (condition, access))
  }

  /// The level that other imports need, as far as it can be told: that of the widest declaration with a type that is
  /// neither the runtime's nor the file's own.
  var ofOthers: AccessLevel {
    foreign.filter { $0.condition == nil }.map(\.access).max() ?? .internal
  }
}
