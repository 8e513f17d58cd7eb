/// The coordinate spaces that the entries of a spec can name.
struct SpaceTable: Sendable {
  /// The names, in the order of their declarations.
  let names: [String]
  private let spaces: [String: ResolvedSpace]

  /// Lists spaces by their names.
  init(_ spaces: [ResolvedSpace]) {
    names = spaces.map(\.name.value)
    self.spaces = Dictionary(
      spaces.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The space of a name, whose `reference` is the Swift expression for it; `nil` where none is declared.
  func named(_ name: String) -> ResolvedSpace? { spaces[name] }
}
