import JSONSource

/// Finds declarations of one spec that would get in each other's way.
struct NameClashes {
  private let file: String
  private var types: [String: [(node: JSONNode, condition: Fragment?)]] = [:]
  /// The first method of each name.
  private var methods: [String: ResolvedModifier] = [:]
  /// Methods whose name occurs more than once, by their signatures.
  private var overloads: [String: [ResolvedModifier]] = [:]
  private var diagnostics: [Diagnostic] = []

  private init(file: String) { self.file = file }

  /// What is declared twice, each time at the later place with a note at the earlier one.
  ///
  /// - Parameters:
  ///   - keys: the keys as they are written, those with errors included.
  ///   - modifiers: the modifiers of the file.
  ///   - containers: the containers as they are written.
  static func diagnostics(
    keys: [KeySpec], modifiers: [ResolvedModifier], containers: [ContainerSpec], file: String
  ) -> [Diagnostic] {
    var clashes = NameClashes(file: file)
    for key in keys { clashes.add(key) }
    for modifier in modifiers { clashes.add(modifier) }
    for container in containers {
      guard let name = container.name else { continue }
      clashes.declare(name.value, at: name.node, if: container.condition)
    }
    for modifier in modifiers { clashes.checkShadowing(modifier) }
    return clashes.diagnostics
  }

  private mutating func add(_ key: KeySpec) {
    guard let name = key.name else { return }
    let qualified = (key.extensionOf.map { "\($0.text)." } ?? "") + name.value
    declare(qualified, at: name.node, if: key.condition)
  }

  private mutating func add(_ modifier: ResolvedModifier) {
    let condition = modifier.outermostCondition
    if let type = modifier.spec.type {
      declare(type.value, at: type.node, if: condition)
    }
    guard let name = modifier.spec.name else { return }
    guard let namesake = methods[name.value] else {
      methods[name.value] = modifier
      return
    }
    // Only where a name occurs twice is there more to compare.
    if overloads[namesake.signature] == nil { overloads[namesake.signature] = [namesake] }
    let others = overloads[modifier.signature] ?? []
    overloads[modifier.signature, default: []].append(modifier)
    guard
      let first = others.first(where: {
        $0.outermostCondition.clashes(with: modifier.outermostCondition)
      })
    else {
      return
    }
    let labels = modifier.parameters.map { $0.label + ":" }.joined()
    report(
      "the method `\(name.value)(\(labels))`", at: name.node,
      first: first.spec.name?.node ?? first.spec.node)
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

  private mutating func declare(_ type: String, at node: JSONNode, if condition: Fragment?) {
    let others = types[type] ?? []
    if let first = others.first(where: { $0.condition.clashes(with: condition) }) {
      report("the type `\(type)`", at: node, first: first.node)
    } else {
      types[type] = others + [(node, condition)]
    }
  }

  private mutating func report(_ what: String, at node: JSONNode, first: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .nameClash, at: SourceLocation(node.position, in: file), "\(what) is declared twice",
        notes: [.init("the first one stands here", at: SourceLocation(first.position, in: file))],
        remedy: "rename one of them"))
  }
}

extension Fragment? {
  /// Whether declarations under two conditions can meet; under different ones they may be meant to take each other's
  /// place.
  fileprivate func clashes(with other: Fragment?) -> Bool {
    self == nil || other == nil || self?.text == other?.text
  }
}

extension ResolvedModifier {
  /// What tells overloads apart: the name with labels and types.
  fileprivate var signature: String {
    parameters.reduce(into: name) { $0 += " \($1.label): \($1.type)" }
  }

  fileprivate var outermostCondition: Fragment? { spec.condition ?? key?.spec.condition }
}
