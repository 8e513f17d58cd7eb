import JSONSource

/// A spec that another one includes, as that one sees it: everything stands at the entry that includes it, so that
/// whatever is said about it is said in the file that is being worked on.
struct Inclusion: Sendable {
  /// What the included spec declares.
  let names: IncludedNames
  /// The entry that includes it.
  let entry: JSONNode

  /// The coordinate spaces of a name.
  func spaces(named name: String) -> [ResolvedSpace] {
    (names.spaces[name] ?? []).map { $0.moved(to: entry) }
  }
}

/// The specs that one spec includes.
struct InclusionList: Sendable {
  /// The specs that can be used, in the order of their entries.
  var specs: [Inclusion] = []
  /// Whether these are all: else a name that is not known may be one of a spec that cannot be used, for which there is
  /// an error already.
  var isComplete = true

  /// No specs.
  static let empty = InclusionList()
}

extension ResolvedKey {
  /// The same key with all its parts at one place of another file, for modifiers there. What only the key's own output
  /// and its own tests need is left out.
  func moved(to node: JSONNode) -> ResolvedKey {
    let moved = KeySpec(node: node)
    moved.name = spec.name.map { Located($0.value, from: node) }
    moved.value = Fragment(value.text, from: node)
    moved.reduce = spec.reduce.map { Located($0.value, from: node) }
    moved.access = spec.access.map { Located($0.value, from: node) }
    moved.generics = spec.generics.map { Fragment($0.text, from: node) }
    moved.extensionOf = spec.extensionOf.map { Fragment($0.text, from: node) }
    moved.available = spec.available.map { Availability(platforms: $0.platforms, node: node) }
    moved.deprecated = spec.deprecated
    moved.condition = spec.condition.map { Fragment($0.text, from: node) }
    return ResolvedKey(
      spec: moved, isWhole: isWhole, name: name, value: Fragment(value.text, from: node),
      valueType: valueType, strategy: strategy, defaultValue: defaultValue, access: access)
  }
}

extension ResolvedSpace {
  /// The same space with all its parts at one place of another file.
  fileprivate func moved(to node: JSONNode) -> ResolvedSpace {
    var moved = SpaceSpec(node: node)
    moved.name = Located(name.value, from: node)
    moved.id = Located(id, from: node)
    moved.declare = Located(method.value, from: node)
    return ResolvedSpace(moved, access: access) ?? self
  }
}
