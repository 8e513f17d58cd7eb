/// What rules may want to know of the file as a whole.
final class LintedSpec {
  private let spec: ResolvedSpec

  /// The names that types in the spec mention, wherever they stand.
  private(set) lazy var mentionedNames: Set<String> = Self.mentionedNames(in: spec)

  /// The modules that the spec imports beside the runtime.
  let importedModules: Set<String>

  /// The coordinate spaces that entries can name.
  var spaces: SpaceTable { spec.spaceTable }

  init(_ spec: ResolvedSpec) {
    self.spec = spec
    importedModules = Set(spec.imports.compactMap { $0.module?.value })
  }

  /// The modifiers of the file by their keys.
  private lazy var modifiersByKey: [ObjectIdentifier: [ResolvedModifier]] = {
    var byKey: [ObjectIdentifier: [ResolvedModifier]] = [:]
    for (key, modifiers) in zip(spec.keys, spec.modifiersOfKeys) where !modifiers.isEmpty {
      byKey[ObjectIdentifier(key)] = modifiers
    }
    for modifier in spec.modifiers {
      if let key = modifier.key { byKey[ObjectIdentifier(key), default: []].append(modifier) }
    }
    return byKey
  }()

  /// The modifiers of the file that work on a key, wherever they stand.
  func modifiers(of key: ResolvedKey) -> [ResolvedModifier] {
    modifiersByKey[ObjectIdentifier(key)] ?? []
  }

  private static func mentionedNames(in spec: ResolvedSpec) -> Set<String> {
    var names: Set<String> = []
    for key in spec.keys { names.formUnion(key.valueType.mentionedNames) }
    for modifier in spec.modifiersOfKeys.joined() + spec.modifiers {
      names.formUnion(LoweredParameter.namesOfTypes(in: modifier.parameters))
      for type in modifier.spec.state.compactMap(\.type) {
        names.formUnion(ValueType(type.text).mentionedNames)
      }
      names.formUnion(modifier.usedTypes)
      if modifier.reception != nil, modifier.reportForm != .value {
        names.insert(MainActorDelivery.collectionType)
      }
    }
    if !spec.spaces.isEmpty { names.formUnion(SpaceLowering.mentionedNames) }
    for container in spec.containers { names.formUnion(container.mentionedNames) }
    return names
  }
}

extension ResolvedContainer {
  /// The names that the types of the container mention, and those that its code uses beside what every output does.
  fileprivate var mentionedNames: Set<String> {
    let types = parameters.map(\.type) + [content.type] + states.compactMap(\.type)
    var names = Set(types.flatMap { ValueType($0).mentionedNames })
    names.formUnion(states.map { String($0.attribute.dropFirst().prefix { $0 != "(" }) })
    names.insert("ViewBuilder")
    if !followers.isEmpty { names.insert(ContainerBody.stack) }
    return names
  }
}
