import JSONSource

/// Reports members of a `measure` that do not go together, or not with its key.
struct MeasureCheck {
  let modifier: ResolvedModifier
  let file: String

  private var spec: ModifierSpec { modifier.spec }

  func run(_ report: (Diagnostic) -> Void) {
    if spec.node.member(named: "of") == nil {
      report(
        .missing(
          "of", of: modifier, file: file, remedy: "what to measure, such as `\"size\"`"))
    }
    checkSpace(report)
    if let key = modifier.key { checkType(for: key, report) } else { checkKeyless(report) }
  }

  private func checkSpace(_ report: (Diagnostic) -> Void) {
    guard let space = spec.space, let measurement = spec.measurement else { return }
    switch measurement.value {
    case .quantity(let quantity) where quantity.isOfNoSpace:
      report(
        .unsuitable(
          space.node, file: file, "the \(quantity.rawValue) is the same in every coordinate space",
          remedy: "remove `in`, or measure the `frame`"))
    case .expression(let fragment, _):
      if case .parameter(let parameter) = space.value, let name = parameter.name?.value,
        fragment.mentions(name)
      {
        return
      }
      report(
        .unsuitable(
          space.node, file: file, "the expression that measures does not use this space",
          remedy: "write the space in the expression, and remove `in`"))
    case .quantity: return
    }
  }

  private func checkKeyless(_ report: (Diagnostic) -> Void) {
    if spec.then == nil, spec.node.member(named: "then") == nil {
      report(
        Diagnostic(
          .missingMember, at: SourceLocation(spec.node.position, in: file),
          "a `measure` needs a key to write, or a `then`",
          remedy: "add `\"key\": NAME`, or `\"then\": \"observe\"` to hand on what is measured"))
    }
    let members: [(name: String, node: JSONNode?)] = [
      ("as", spec.report?.node), ("value", spec.value?.node), ("host", spec.host?.node),
    ]
    for member in members {
      guard let node = member.node else { continue }
      report(
        .unsuitable(
          node, file: file, "`\(member.name)` is for a `measure` that writes a key",
          remedy: "remove it, or add `\"key\": NAME`"))
    }
    guard case .expression(let fragment, nil)? = spec.measurement?.value,
      let node = spec.measurement?.node, node.member(named: "type") == nil
    else { return }
    report(
      Diagnostic(
        .missingMember, at: SourceLocation(node.position, in: file),
        "without a key the type of `\(fragment.text.forMessage)` has to be said",
        remedy: "add `\"type\": …` beside `swift`"))
  }

  /// A quantity has a type of its own, which the key's values have to be of.
  private func checkType(for key: ResolvedKey, _ report: (Diagnostic) -> Void) {
    if case .expression(_, let type?)? = spec.measurement?.value {
      report(
        .unsuitable(
          type.node, file: file, "the type of the expression is that of the key's values",
          remedy: "remove `type`"))
    }
    if let then = spec.then, modifier.reportForm != .value,
      key.valueType.wrapped?.wrapped != nil
    {
      report(
        .unsuitable(
          then.node, file: file,
          "`then` finds what was measured in a collection, and `\(key.valueType.text.forMessage)` is an Optional of an Optional",
          remedy: "make the type of the key's values one with a single `?`, or leave `then` out"))
    }
    guard case .quantity(let quantity)? = spec.measurement?.value, spec.value == nil,
      let node = spec.measurement?.node,
      let part = modifier.reportForm.partType(of: key.valueType)?.strippingOptionals, part.isKnown,
      !(part.text == quantity.type || quantity.type == "CGFloat" && part.isDouble)
    else { return }
    let remedy =
      quantity.type == "CGFloat"
      ? "make it `CGFloat` or `Double`, or add a `value` that makes one from `measured`"
      : "make it `\(quantity.type)`, or add a `value` that makes one from `measured`"
    report(
      .unsuitable(
        node, file: file,
        "`\(quantity.rawValue)` is a \(quantity.type), and what is reported is `\(part.text.forMessage)`",
        remedy: remedy))
  }
}
