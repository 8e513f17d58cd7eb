/// A spec whose names are bound and whose gaps are filled: what is left is to write it down as Swift.
struct ResolvedSpec: Sendable {
  /// The keys that are emitted, each with its modifiers, in the order of the spec.
  let keys: [ResolvedKey]
  /// The modifiers of each key, by the key's position in `keys`.
  let modifiersOfKeys: [[ResolvedModifier]]
  /// The modifiers that stand outside of a key.
  let modifiers: [ResolvedModifier]
  /// The coordinate spaces that are emitted.
  let spaces: [ResolvedSpace]
  /// The coordinate spaces that entries can name.
  let spaceTable: SpaceTable
  /// The containers.
  let containers: [ResolvedContainer]
  /// Modules that are imported beside the runtime.
  let imports: [ImportSpec]
  /// Comment lines under the banner.
  let header: [String]

  /// A spec without entries.
  static let empty = ResolvedSpec(
    keys: [], modifiersOfKeys: [], modifiers: [], spaces: [],
    spaceTable: SpaceTable([], inclusions: .empty), containers: [], imports: [], header: [])
}
