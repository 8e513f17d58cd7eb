import JSONSource

extension Resolver {
  /// Resolves a modifier that stands outside of a key.
  ///
  /// - Parameter keys: the keys that it can name.
  mutating func resolve(
    _ spec: ModifierSpec, among keys: inout KeyTable
  ) -> ResolvedModifier? {
    guard let reference = spec.key else {
      guard let kind = spec.kind, spec.node.member(named: "key") == nil else { return nil }
      if !kind.value.needsKey { return resolve(spec, on: nil) }
      report(
        .missingMember, at: spec.node, "a modifier outside of a key needs the member `key`",
        remedy: "add `\"key\": NAME`, or move the modifier into the `modifiers` of its key")
      return nil
    }
    return key(reference, among: &keys).flatMap { resolve(spec, on: $0) }
  }

  /// The key that a spec refers to; `nil` where there is none, which is reported.
  mutating func key(
    _ reference: Located<KeyReference>, among keys: inout KeyTable
  ) -> ResolvedKey? {
    switch reference.value {
    case .handwritten(let type, let value):
      checkValueType(value, ValueType(value.text))
      return ResolvedKey(handwritten: type, value: value, from: reference.node)
    case .named(let name):
      // Looking for what was meant costs the number of keys, so it is not done without end.
      let key = keys.key(Located(name, from: reference.node), suggesting: unknownKeys < 20) {
        diagnostics.append($0)
      }
      if key == nil { unknownKeys += 1 }
      return key
    }
  }

  /// Resolves a modifier that stands in a key.
  mutating func resolve(
    _ spec: ModifierSpec, inside key: ResolvedKey
  ) -> ResolvedModifier? {
    if let named = spec.key {
      report(
        .unsuitableMember, at: named.node, "a modifier inside a key has that key",
        remedy: "remove `key`, or move the modifier to the `modifiers` of the file")
    }
    return resolve(spec, on: key)
  }

  private mutating func resolve(_ spec: ModifierSpec, on key: ResolvedKey?) -> ResolvedModifier? {
    guard let kind = spec.kind?.value, let name = spec.name?.value else { return nil }
    let modifier = ResolvedModifier(
      spec: spec, kind: kind, name: name, key: key, space: space(of: spec),
      access: spec.access?.value ?? fileAccess, typeName: typeName(of: spec))
    checkDefaults(of: spec)
    let file = file
    var found: [Diagnostic] = []
    ModifierCheck(modifier: modifier, file: file).run { found.append($0) }
    diagnostics += found
    return modifier
  }

  /// The coordinate space that a modifier measures in, as an argument.
  private mutating func space(of spec: ModifierSpec) -> CodeLine {
    guard let space = spec.space else { return ".local" }
    let text =
      switch space.value {
      case .local: ".local"
      case .global: ".global"
      case .scrollView(nil): ".scrollView"
      case .scrollView(let axis?): ".scrollView(axis: .\(axis.rawValue))"
      case .parameter(let parameter): parameter.name?.value.spelled(in: .reference) ?? ""
      case .declared(let name): spaceTable.named(name.value)?.reference ?? ""
      }
    return CodeLine(text, from: space.node)
  }

  /// Values that stand in the middle of a line.
  private mutating func checkDefaults(of spec: ModifierSpec) {
    for parameter in spec.parameters where parameter.type != nil {
      checkOneLine(parameter.defaultValue, type: parameter.type, "a default argument")
    }
    if case .parameter(let parameter)? = spec.space?.value {
      checkOneLine(parameter.defaultValue, type: nil, "a default argument")
    }
    for state in spec.state { checkOneLine(state.defaultValue, type: state.type, "a first value") }
  }

  mutating func checkOneLine(_ value: ValueSpec?, type: Fragment?, _ what: String) {
    guard let value,
      let expression = literal(value, type: type.map { ValueType($0.text) } ?? .unknown),
      expression.singleLine == nil
    else { return }
    report(
      .unsuitableMember, at: value.node, "\(what) has to stand on one line",
      remedy: "write the expression without line breaks")
  }

  private mutating func typeName(of spec: ModifierSpec) -> String? {
    guard spec.form?.value == .modifier else {
      if let type = spec.type {
        report(
          .unsuitableMember, at: type.node,
          "`type` names a `ViewModifier`, and this modifier is a plain method",
          remedy: "add `\"form\": \"modifier\"`, or remove `type`")
      }
      return nil
    }
    if let type = spec.type { return type.value }
    if spec.node.member(named: "type") != nil { return nil }
    report(
      .missingMember, at: spec.form?.node ?? spec.node,
      "a modifier of the form `modifier` needs the member `type`",
      remedy: "add `\"type\": NAME`, the name of the `ViewModifier` struct")
    return nil
  }
}
