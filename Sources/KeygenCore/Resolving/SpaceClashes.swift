import JSONSource

/// Finds coordinate spaces that would get in the way of each other, or of other declarations of the spec.
struct SpaceClashes {
  private let file: String
  private var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// What is declared twice, each time at the later place with a note at the earlier one.
  ///
  /// - Parameters:
  ///   - spaces: the spaces of the file.
  ///   - keys: the keys as they are written, those with errors included.
  ///   - modifiers: the modifiers of the file.
  static func diagnostics(
    of spaces: [ResolvedSpace], keys: [KeySpec], modifiers: [ResolvedModifier], file: String
  ) -> [Diagnostic] {
    guard !spaces.isEmpty else { return [] }
    var clashes = SpaceClashes(file: file)
    clashes.check(spaces)
    clashes.checkMethods(of: spaces, modifiers)
    clashes.checkTypes(keys, modifiers, spaces)
    return clashes.diagnostics
  }

  /// Two spaces of one name or id.
  private mutating func check(_ spaces: [ResolvedSpace]) {
    var names: [String: JSONNode] = [:]
    var ids: [String: JSONNode] = [:]
    for space in spaces {
      let idNode = space.spec.id?.node ?? space.name.node
      if let first = names[space.name.value] {
        reportTwice("the coordinate space `\(space.name.value)`", space.name.node, first)
      } else if let first = ids[space.id] {
        report(
          at: idNode, "another coordinate space has the id `\(space.id.forMessage)`",
          note: "the other one stands here", first,
          remedy: "give each its own `id`: spaces of one id are one space")
      }
      names[space.name.value] = names[space.name.value] ?? space.name.node
      ids[space.id] = ids[space.id] ?? idNode
    }
  }

  /// Methods without parameters that have one name.
  private mutating func checkMethods(of spaces: [ResolvedSpace], _ modifiers: [ResolvedModifier]) {
    var methods: [String: JSONNode] = [:]
    for modifier in modifiers where modifier.parameters.isEmpty {
      methods[modifier.name] = methods[modifier.name] ?? modifier.spec.name?.node
    }
    for space in spaces {
      let name = space.method.value
      guard let other = methods[name] else {
        methods[name] = space.method.node
        continue
      }
      let isFirst = space.method.node.position.offset < other.position.offset
      let (first, second) =
        isFirst ? (space.method.node, other) : (other, space.method.node)
      reportTwice("the method `\(name)()`", second, first)
    }
  }

  /// Inside an extension of `View` the name of a method would be taken before that of a type.
  private mutating func checkTypes(
    _ keys: [KeySpec], _ modifiers: [ResolvedModifier], _ spaces: [ResolvedSpace]
  ) {
    let named = keys.filter { $0.extensionOf == nil }.map(\.name) + modifiers.map(\.spec.type)
    let types = Dictionary(
      named.compactMap { $0 }.map { ($0.value, $0.node) }, uniquingKeysWith: { first, _ in first })
    for space in spaces {
      guard let type = types[space.method.value] else { continue }
      report(
        at: space.method.node,
        "the method `\(space.method.value)` has the name of a type, which methods of `View` could not use any more",
        note: "the type stands here", type,
        remedy: "rename one of them; types begin with a capital letter, methods with a small one")
    }
  }

  private mutating func reportTwice(_ what: String, _ node: JSONNode, _ first: JSONNode) {
    report(
      at: node, "\(what) is declared twice", note: "the first one stands here", first,
      remedy: "rename one of them")
  }

  private mutating func report(
    at node: JSONNode, _ message: String, note: String, _ other: JSONNode, remedy: String
  ) {
    diagnostics.append(
      Diagnostic(
        .nameClash, at: SourceLocation(node.position, in: file), message,
        notes: [.init(note, at: SourceLocation(other.position, in: file))], remedy: remedy))
  }
}
