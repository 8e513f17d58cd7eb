import JSONSource

/// Finds declarations of one spec that would get in each other's way.
struct NameClashes {
  private let file: String
  private var types: [String: [Declaration]] = [:]
  private var methods: [String: [Declaration]] = [:]
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
    declare("the type `\(qualified)`", as: qualified, at: name.node, if: key.condition, in: \.types)
  }

  private mutating func add(_ modifier: ResolvedModifier) {
    let condition = modifier.spec.condition ?? modifier.key.spec.condition
    if let type = modifier.spec.type {
      declare("the type `\(type.value)`", as: type.value, at: type.node, if: condition, in: \.types)
    }
    guard let name = modifier.spec.name else { return }
    var signature = name.value + "("
    for parameter in modifier.parameters { signature += parameter.label + ":" }
    signature += ")"
    var id = signature
    for parameter in modifier.parameters { id += " " + parameter.type }
    declare("the method `\(signature)`", as: id, at: name.node, if: condition, in: \.methods)
  }

  /// Inside an extension of `View` the name of a method would be taken before that of a type.
  private mutating func checkShadowing(_ modifier: ResolvedModifier) {
    guard let name = modifier.spec.name, let type = types[name.value]?.first?.node else { return }
    diagnostics.append(
      Diagnostic(
        .nameClash, at: SourceLocation(name.node.position, in: file),
        "the method `\(name.value)` has the name of a type, which methods of `View` could not use any more",
        notes: [.init("the type stands here", at: SourceLocation(type.position, in: file))],
        remedy: "rename one of them; types begin with a capital letter, methods with a small one"))
  }

  /// A declaration and the condition that it is under.
  private struct Declaration {
    let node: JSONNode
    let condition: String?

    /// Declarations under different conditions may be meant to take each other's place.
    func clashes(with other: Declaration) -> Bool {
      condition == nil || other.condition == nil || condition == other.condition
    }
  }

  private mutating func declare(
    _ what: String, as id: String, at node: JSONNode, if condition: Fragment?,
    in declared: WritableKeyPath<NameClashes, [String: [Declaration]]>
  ) {
    let declaration = Declaration(node: node, condition: condition?.text)
    if let first = self[keyPath: declared][id]?.first(where: { $0.clashes(with: declaration) }) {
      diagnostics.append(
        Diagnostic(
          .nameClash, at: SourceLocation(node.position, in: file), "\(what) is declared twice",
          notes: [
            .init("the first one stands here", at: SourceLocation(first.node.position, in: file))
          ],
          remedy: "rename one of them"))
    } else {
      self[keyPath: declared][id, default: []].append(declaration)
    }
  }
}
