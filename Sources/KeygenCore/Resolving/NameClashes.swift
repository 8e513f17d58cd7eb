import JSONSource

/// Finds declarations of one spec that would get in each other's way.
struct NameClashes {
  private let file: String
  private var types: [String: JSONNode] = [:]
  private var methods: [String: JSONNode] = [:]
  private var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// What is declared twice, each time at the later place with a note at the earlier one.
  ///
  /// - Parameters:
  ///   - keys: the keys as they are written, those with errors included.
  ///   - modifiers: the modifiers of the file.
  static func diagnostics(
    keys: [KeySpec], modifiers: [ResolvedModifier], file: String
  ) -> [Diagnostic] {
    var clashes = NameClashes(file: file)
    for key in keys { clashes.add(key) }
    for modifier in modifiers { clashes.add(modifier) }
    for modifier in modifiers { clashes.checkShadowing(modifier) }
    return clashes.diagnostics
  }

  private mutating func add(_ key: KeySpec) {
    guard let name = key.name else { return }
    let qualified = (key.extensionOf.map { "\($0.text)." } ?? "") + name.value
    let id = qualified + Self.suffix(of: key.condition)
    report(
      "the type `\(qualified)`", first: types.updateFirst(name.node, forKey: id), at: name.node)
  }

  private mutating func add(_ modifier: ResolvedModifier) {
    let condition = Self.suffix(of: modifier.spec.condition ?? modifier.key.spec.condition)
    if let type = modifier.spec.type {
      let first = types.updateFirst(type.node, forKey: type.value + condition)
      report("the type `\(type.value)`", first: first, at: type.node)
    }
    guard let name = modifier.spec.name else { return }
    var signature = name.value + "("
    for parameter in modifier.parameters { signature += parameter.label + ":" }
    signature += ")"
    var id = signature + condition
    for parameter in modifier.parameters { id += " " + parameter.type }
    report(
      "the method `\(signature)`", first: methods.updateFirst(name.node, forKey: id), at: name.node)
  }

  /// Inside an extension of `View` the name of a method would be taken before that of a type.
  private mutating func checkShadowing(_ modifier: ResolvedModifier) {
    guard let name = modifier.spec.name, let type = types[name.value] else { return }
    diagnostics.append(
      Diagnostic(
        .nameClash, at: SourceLocation(name.node.position, in: file),
        "the method `\(name.value)` has the name of a type, which methods of `View` could not use any more",
        notes: [.init("the type stands here", at: SourceLocation(type.position, in: file))],
        remedy: "rename one of them; types begin with a capital letter, methods with a small one"))
  }

  private mutating func report(_ what: String, first: JSONNode?, at node: JSONNode) {
    guard let first else { return }
    diagnostics.append(
      Diagnostic(
        .nameClash, at: SourceLocation(node.position, in: file), "\(what) is declared twice",
        notes: [.init("the first one stands here", at: SourceLocation(first.position, in: file))],
        remedy: "rename one of them"))
  }

  /// Declarations under different conditions may be meant to take each other's place.
  private static func suffix(of condition: Fragment?) -> String {
    condition.map { " if \($0.text)" } ?? ""
  }
}

extension [String: JSONNode] {
  /// Keeps the first node of each key.
  ///
  /// - Returns: the node that was there already.
  fileprivate mutating func updateFirst(_ node: JSONNode, forKey key: String) -> JSONNode? {
    if let first = self[key] { return first }
    self[key] = node
    return nil
  }
}
