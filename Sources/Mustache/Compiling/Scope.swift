/// What is known, when a name is compiled, of the values that will be open.
enum Scope: Hashable {
  /// Nothing, and names are not checked.
  case unchecked
  /// The kind of the innermost value and the open records, innermost first.
  ///
  /// A record whose shape is open further in is left out: no name can be found in it. So there are
  /// only so many scopes, however deep a recursive template goes.
  case known(top: ContextKind, records: [Int])

  /// The scope in which only a value of a kind is open.
  init(root kind: ContextKind, _ schema: ContextSchema) {
    self = Scope.known(top: kind, records: []).entering(kind, schema)
  }

  /// The scope inside a section on a value of a kind.
  func entering(_ kind: ContextKind, _ schema: ContextSchema) -> Scope {
    guard case .known(_, let records) = self else { return self }
    guard case .record(let name) = kind, let index = schema.recordIndices[name] else {
      return .known(top: kind, records: records)
    }
    return .known(top: kind, records: [index] + records.filter { $0 != index })
  }
}
