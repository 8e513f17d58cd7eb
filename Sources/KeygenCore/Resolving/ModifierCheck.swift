import JSONSource

/// Reports what does not fit together in one modifier and its key.
struct ModifierCheck {
  let modifier: ResolvedModifier
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    checkObservable(report)
    checkInferable(report)
    checkAvailability(report)
    checkParameterNames(report)
    modifier.kind.check(modifier, file: file, report)
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }

  private func checkObservable(_ report: (Diagnostic) -> Void) {
    let key = modifier.key
    guard modifier.kind.observesValue, key.valueType.cannotBeEquatable else { return }
    report(
      Diagnostic(
        .notObservable, at: location(of: modifier.spec.kind?.node ?? modifier.spec.node),
        "`\(modifier.kind.name)` cannot watch `\(key.qualifiedName)`: `\(key.value.text.forMessage)` cannot be Equatable",
        notes: [
          .init("the type of the values stands here", at: location(of: key.value.node))
        ],
        remedy: "make the value a struct that is Equatable, or leave the modifier out"))
  }

  /// A method of `View` has to name the key: inside a generic type it could not say which one.
  private func checkInferable(_ report: (Diagnostic) -> Void) {
    let key = modifier.key
    guard let outer = key.spec.extensionOf, ValueType(outer.text).isGenericWithoutArguments else {
      return
    }
    report(
      Diagnostic(
        .uninferableKey, at: location(of: modifier.spec.node),
        "a method of `View` cannot name `\(key.qualifiedName)`: `\(outer.text)` is generic",
        notes: [.init("the key is nested here", at: location(of: outer.node))],
        remedy: "nest the key in a type that is not generic, or make the key itself generic"))
  }

  private func checkAvailability(_ report: (Diagnostic) -> Void) {
    guard let own = modifier.spec.available, let keys = modifier.key.spec.available else { return }
    for platform in own.value.platforms {
      let limit = keys.platforms.first { $0.name == platform.name }
      guard let limit, platform.version.lexicographicallyPrecedes(limit.version) else { continue }
      report(
        Diagnostic(
          .widerThanKey, at: location(of: own.node),
          "the modifier is available from \(platform.name) \(platform.versionText), its key only from \(limit.versionText)",
          notes: [.init("the key stands here", at: location(of: modifier.key.spec.node))],
          remedy:
            "raise the modifier's version, or leave it out: a key's availability reaches its modifiers"
        ))
    }
  }

  /// Names that mean something else where parameters are in scope: that of the key above all.
  private var reservedNames: Set<String> {
    let key = modifier.key.qualifiedName.split(separator: ".").first.map(String.init)
    let ofForm = modifier.typeName.map { ["body", "content", $0] } ?? []
    return modifier.kind.reservedNames.union(ofForm + [key].compactMap { $0 })
  }

  private func checkParameterNames(_ report: (Diagnostic) -> Void) {
    var seen: [String: JSONNode] = [:]
    let own = modifier.ownParameter.map { parameter in
      (parameter.name, modifier.spec.parameter?.node ?? modifier.spec.node)
    }
    let listed = modifier.spec.parameters.compactMap { parameter in
      parameter.name.map { ($0.value, $0.node) }
    }
    let reservedNames = reservedNames
    for (name, node) in listed + [own].compactMap({ $0 }) {
      if let first = seen[name] {
        report(
          Diagnostic(
            .nameClash, at: location(of: node), "two parameters are named `\(name.forMessage)`",
            notes: [.init("the other one stands here", at: location(of: first))],
            remedy: "rename one of them; labels may be alike, names may not"))
      }
      seen[name] = node
      guard reservedNames.contains(name) else { continue }
      report(
        Diagnostic(
          .nameClash, at: location(of: node),
          "a parameter of this modifier cannot be named `\(name)`, which means something else there",
          remedy: "give it another `name`; its `label` may stay"))
    }
  }
}
