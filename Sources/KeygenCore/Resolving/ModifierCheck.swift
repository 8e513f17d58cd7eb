import JSONSource

/// Reports what does not fit together in one modifier and its key.
struct ModifierCheck {
  let modifier: ResolvedModifier
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    checkNames(report)
    checkGenerics(report)
    checkParameters(report)
    checkOwnArgument(report)
    checkReportForm(report)
    modifier.kind.check(modifier, file: file, report)
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }

  /// The names that are in scope together, each with its place.
  private var names: [(name: String, node: JSONNode)] {
    modifier.parameters.map { ($0.name, $0.place ?? modifier.spec.node) }
      + modifier.spec.state.compactMap { state in state.name.map { ($0.value, $0.node) } }
  }

  private func checkNames(_ report: (Diagnostic) -> Void) {
    let names = names
    for (index, entry) in names.enumerated() {
      if let first = names[..<index].first(where: { $0.name == entry.name }) {
        report(
          Diagnostic(
            .nameClash, at: location(of: entry.node),
            "two parameters are named `\(entry.name.forMessage)`",
            notes: [.init("the other one stands here", at: location(of: first.node))],
            remedy: "rename one of them; labels may be alike, names may not"))
      }
      guard isReserved(entry.name) else { continue }
      report(
        Diagnostic(
          .nameClash, at: location(of: entry.node),
          "a parameter of this modifier cannot be named `\(entry.name)`, which means something else there",
          remedy: "give it another `name`; its `label` may stay"))
    }
  }

  /// Whether a name means something else where parameters are in scope: the key's above all.
  private func isReserved(_ name: String) -> Bool {
    if modifier.kind.reservedNames(of: modifier.spec).contains(name)
      || modifier.kind.usedTypes(of: modifier).contains(name)
      || name == modifier.key?.outermostName
    {
      return true
    }
    // The measurement's type is named among the arguments.
    if modifier.key == nil, let type = modifier.spec.measurement?.value.type,
      ValueType(type).mentionedNames.contains(name)
    {
      return true
    }
    // `self` would be the view, in backticks too; the others cannot be captured by a closure.
    if name == "self" { return true }
    if modifier.reception != nil,
      MainActorDelivery.names.contains(name)
        || ["weak", "unowned", "willSet", "didSet", "receive"].contains(name)
    {
      return true
    }
    guard let typeName = modifier.typeName else { return false }
    return [typeName, "body", "content", "Body", "Content"].contains(name)
  }

  private func checkGenerics(_ report: (Diagnostic) -> Void) {
    guard !modifier.generics.isEmpty else { return }
    let ofKey = modifier.key?.spec.generics ?? []
    // A key may stand in another file, where no place of this one is.
    let place = modifier.spec.key?.node ?? modifier.spec.name?.node ?? modifier.spec.node
    let parameters = modifier.generics.enumerated().map { index, generic in
      (text: generic.text, node: index < ofKey.count ? place : generic.node)
    }
    GenericsCheck(
      parameters: parameters, reserved: namesInScopeOfGenerics(ofKey),
      arguments: modifier.parameters.filter { !$0.type.hasSuffix(".Type") }, owner: "modifier",
      file: file
    ).run(report)
  }

  private func namesInScopeOfGenerics(_ ofKey: [Fragment]) -> Set<String> {
    var names = modifier.usedTypes.union(["self", "View", "MainActor"])
    if let key = modifier.key {
      // A key that is written by hand may be named with the modifier's own generic parameters.
      if key.spec.name != nil {
        let own = Set(ofKey.map { GenericClause.name(of: $0.text) })
        names.formUnion(Set(key.valueType.mentionedNames).subtracting(own))
      }
      names.insert(key.outermostName)
    }
    if let typeName = modifier.typeName {
      names.formUnion([typeName, "Body", "Content", "ViewModifier"])
    }
    return names
  }

  /// Types that a parameter cannot have, or not where it is stored in a `ViewModifier`.
  private func checkParameters(_ report: (Diagnostic) -> Void) {
    for parameter in modifier.spec.parameters {
      ParameterCheck(parameter: parameter, isStored: modifier.typeName != nil, file: file)
        .run(report)
    }
    for state in modifier.spec.state { StateCheck(state: state, file: file).run(report) }
    for state in modifier.states { StartCheck(state: state, file: file).run(report) }
  }

  /// `parameter` renames the kind's own argument, so there has to be one.
  private func checkOwnArgument(_ report: (Diagnostic) -> Void) {
    guard let names = modifier.spec.parameter, modifier.ownParameter == nil,
      modifier.key != nil || !modifier.kind.needsKey
    else { return }
    report(
      .unsuitable(
        names.node, file: file,
        "this modifier takes no argument of its own that `parameter` could name",
        remedy: "remove `parameter`; arguments of the spec stand in `parameters`"))
  }

  /// `as` needs a key whose values are collections, with types that can be told from how they are written.
  private func checkReportForm(_ report: (Diagnostic) -> Void) {
    guard let form = modifier.spec.report, let key = modifier.key else { return }
    let type = key.valueType.strippingOptionals
    let isUnsuitable =
      switch form.value {
      case .value: false
      case .element:
        type.element == nil && (type.isKnown || modifier.ownParameter?.type.contains("_") == true)
      case .entry: type.dictionaryKey == nil
      }
    guard isUnsuitable else { return }
    let wanted = form.value == .element ? "`[Element]`" : "`[ID: Value]`"
    report(
      Diagnostic(
        .unsuitableMember, at: location(of: form.node),
        "`\(form.value.word)` needs a collection, and the type is `\(type.text.forMessage)`",
        notes: [.init("the type of the values stands here", at: location(of: key.value.node))],
        remedy: "write the type of the key's values as \(wanted), or leave `as` out"))
  }
}
