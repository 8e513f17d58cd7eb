/// The coordinate spaces that the entries of a spec can name: its own, and those of the specs that it includes.
struct SpaceTable: Sendable {
  private let spaces: [String: [ResolvedSpace]]
  private let inclusions: InclusionList

  /// Lists spaces by their names.
  ///
  /// - Parameters:
  ///   - spaces: the spaces of the spec.
  ///   - inclusions: the specs that it includes.
  init(_ spaces: [ResolvedSpace], inclusions: InclusionList) {
    self.spaces = Dictionary(grouping: spaces) { $0.name.value }
    self.inclusions = inclusions
  }

  /// Whether a name that is not known may be one of a spec that could not be included.
  var mayHaveMore: Bool { !inclusions.isComplete }

  /// All names, sorted.
  var names: [String] {
    (Array(spaces.keys) + inclusions.specs.flatMap(\.names.spaces.keys)).sorted()
  }

  /// The space of a name, whose `reference` is the Swift expression for it; `nil` where none is declared.
  func named(_ name: String) -> ResolvedSpace? { all(named: name).first }

  /// All spaces of a name, each by a place in the spec: its own, or that of the entry that includes it.
  func all(named name: String) -> [ResolvedSpace] {
    (spaces[name] ?? []) + inclusions.specs.flatMap { $0.spaces(named: name) }
  }
}
