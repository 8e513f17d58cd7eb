/// What other specs can name of a spec: made once, however many include it.
final class IncludedNames: Sendable {
  /// The path of the spec.
  let path: String
  /// The keys by their names, those that are nested by both their own and the qualified one; private ones are among
  /// them, so that it can be said what keeps them from being named.
  let keys: [String: [ResolvedKey]]
  /// The coordinate spaces by their names.
  let spaces: [String: [ResolvedSpace]]

  /// Lists what a spec declares.
  init(path: String, keys: [ResolvedKey], spaces: [ResolvedSpace]) {
    self.path = path
    self.keys = Dictionary(
      keys.flatMap { key in key.tableNames.map { ($0, [key]) } }, uniquingKeysWith: +)
    self.spaces = Dictionary(grouping: spaces) { $0.name.value }
  }
}

extension ResolvedKey {
  /// The names by which modifiers outside of the key find it.
  var tableNames: [String] { qualifiedName == name ? [name] : [name, qualifiedName] }

  /// Where the key is declared.
  ///
  /// - Parameter file: the path of its file.
  func location(in file: String) -> SourceLocation {
    SourceLocation((spec.name?.node ?? spec.node).position, in: file)
  }
}
