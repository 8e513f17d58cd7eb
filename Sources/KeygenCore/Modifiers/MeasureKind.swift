/// `measure`: reads the geometry of the view it is applied to, writes it, and hands it on.
struct MeasureKind: ModifierKind {
  let name = "measure"
  let summary = "Measures the view it is applied to, and reports what it measured."
  var example: ModifierExample {
    ModifierExample(
      key: nil,
      comment:
        "`.readSize { size in … }` on a view is told the size of the view: at first, and whenever it changes.",
      members: #"""
        "kind": "measure",
        "name": "readSize",
        "of": "size",
        "then": "observe"
        """#)
  }

  let ownMembers: Set<String> = ["of", "in", "host", "roundTo", "then", "value", "as"]
  let requiredMembers: Set<String> = ["of"]
  let writes = true
  let needsKey = false

  func reception(in spec: ModifierSpec) -> Reception? { spec.then?.value }

  func reservedNames(of spec: ModifierSpec) -> Set<String> { ["proxy", "measured", "exact"] }

  func usedTypes(of modifier: ResolvedModifier) -> Set<String> {
    let quantity = modifier.spec.measurement?.value.quantity
    var types: Set<String> = []
    if modifier.spec.roundTo != nil, let quantity, !quantity.components.isEmpty {
      types.insert(quantity.type)
    }
    guard let key = modifier.key else {
      return types.union(quantity.map { [$0.type] } ?? [])
    }
    types.formUnion(["Color", "GeometryReader"])
    if isConverted(modifier, on: key) { types.insert("Double") }
    return types
  }

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey?) -> LoweredParameter? {
    guard let then = spec.then?.value else { return nil }
    if let key {
      let type = (spec.report?.value ?? .value).partType(of: key.valueType) ?? .unknown
      return then.parameter(of: spec, type: type.text, from: key.valueLine.origin)
    }
    return then.parameter(
      of: spec, type: spec.measurement?.value.type ?? "", from: spec.measurement?.node)
  }

  func body(of modifier: ResolvedModifier) -> ModifierBody {
    guard let measurement = modifier.spec.measurement else { return .calls([]) }
    let code = MeasuringCode(
      measurement, in: modifier.space, roundedTo: modifier.spec.roundTo?.value)
    let call = modifier.key.map { host(code, of: modifier, on: $0) } ?? watch(code, of: modifier)
    return .calls([call])
  }

  /// A view behind or in front that reads the geometry and writes it. The observer sits inside, where it hears this view
  /// alone, and what is written travels up all the same.
  private func host(
    _ measuring: MeasuringCode, of modifier: ResolvedModifier, on key: ResolvedKey
  ) -> ChainCall {
    var code = measuring
    var part = code.expression
    if let value = modifier.spec.value {
      if value.mentions("measured") { code.nameMeasured() }
      part = CodeLine(value.text, from: value.node)
    } else if isConverted(modifier, on: key) {
      part = CodeLine("Double(\(part.text))", from: part.origin)
    }
    var calls = [
      ChainCall(
        "preference",
        [
          .init("key: \(key.reference).self"),
          .init("value: \(modifier.reported(part.text))", from: part.origin),
        ])
    ]
    if let then = modifier.spec.then?.value {
      calls.append(
        ChainCall(
          "onPreferenceChange",
          [
            .init("\(key.reference).self"),
            .init("perform: \(then.receiver(for: modifier, unwrapping: modifier.reportForm))"),
          ]))
    }
    let reader = ChainCall(
      "GeometryReader", [],
      closure: .init(
        signature: "proxy in", body: code.setup + [.chain(receiver: "Color.clear", calls)]))
    return ChainCall(
      (modifier.spec.host?.value ?? .background).rawValue, [],
      closure: .init(signature: "", body: [.call(prefix: "", reader)]))
  }

  /// Whether a measured CGFloat is written as a Double.
  private func isConverted(_ modifier: ResolvedModifier, on key: ResolvedKey) -> Bool {
    modifier.spec.value == nil
      && modifier.reportForm.partType(of: key.valueType)?.strippingOptionals.isDouble == true
  }

  /// Without a key there is nothing to write: what is measured goes to the receiver alone.
  private func watch(_ code: MeasuringCode, of modifier: ResolvedModifier) -> ChainCall {
    // The closure that measures is Sendable; what it uses of the arguments need not be.
    let captured = modifier.argumentsOfMeasurement
    let box = MainActorDelivery.boxName
    let captures = captured.map { "\($0) = \(box)(content: \($0))" }
    let unpacking = captured.map { ChainCall.Statement.line("let \($0) = \($0).content") }
    let setup = unpacking + code.setup
    let result = CodeLine(
      (setup.isEmpty ? "" : "return ") + code.expression.text, from: code.expression.origin)
    return ChainCall(
      "onGeometryChange", [.init("for: \(modifier.spec.measurement?.value.type ?? "").self")],
      closure: .init(
        captures: captures, signature: "proxy in",
        body: setup + [.line(result)]),
      second: modifier.spec.then.map { ("action", handingOn(to: $0.value, of: modifier)) })
  }

  /// The label comes behind a trailing closure, so that this has to be one as well.
  private func handingOn(
    to reception: Reception, of modifier: ResolvedModifier
  ) -> ChainCall.Closure {
    .init(
      signature: "@Sendable [receive = \(reception.receiver(for: modifier))] in",
      body: [.line("receive($0)")])
  }

  func neededRelease(of modifier: ResolvedModifier) -> SystemRelease? {
    if case .scrollView? = modifier.spec.space?.value { return .iOS17 }
    return modifier.key == nil ? .iOS16 : nil
  }

  var releaseNotes: [String] {
    [
      "Without a key, its method is marked as available from \(SystemRelease.iOS16.phrase) on.",
      "In the space of a scroll view it is marked as available from \(SystemRelease.iOS17.phrase) on.",
    ]
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .measure(VerificationPlan.Measuring(modifier, spaces: spaces))
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    let subject = modifier.spec.measurement?.value.phrase ?? ""
    var sentences: [String] = []
    if let key = modifier.key {
      sentences.append("Reports \(subject) \(modifier.reportDocumentation(on: key)).")
      sentences.append("Where several views report a value, a reader gets \(key.strategy.outcome).")
    }
    guard let then = modifier.spec.then?.value, let parameter = modifier.ownParameter else {
      return sentences
    }
    let start =
      modifier.key == nil ? "\(subject.prefix(1).uppercased())\(subject.dropFirst())" : "It"
    switch then {
    case .observe:
      sentences.append(
        "Calls `\(parameter.name)` with \(modifier.key == nil ? subject : "what it measured"): once at first, then whenever it changes; what views inside measure is not heard."
      )
    case .bind:
      sentences.append(
        "\(start) is stored in `\(parameter.name)`: once at first, then whenever it changes; what views inside measure is not."
      )
    }
    return sentences
  }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    MeasureCheck(modifier: modifier, file: file).run(report)
  }
}

extension Measurement {
  /// What is measured, where it is no expression.
  fileprivate var quantity: Quantity? {
    if case .quantity(let quantity) = self { quantity } else { nil }
  }

  /// The type of what is measured; `nil` for an expression without one.
  var type: String? {
    switch self {
    case .quantity(let quantity): quantity.type
    case .expression(_, let type): type?.text
    }
  }

  /// What is measured, in words.
  var phrase: String {
    switch self {
    case .quantity(let quantity):
      switch quantity {
      case .size, .width, .height, .frame, .origin: "the \(quantity.rawValue) of this view"
      case .minX, .maxX, .minY, .maxY: "`\(quantity.rawValue)` of this view's frame"
      }
    case .expression: "a measurement of this view"
    }
  }
}

extension ResolvedModifier {
  /// The arguments that the measurement uses, as they are spelled.
  fileprivate var argumentsOfMeasurement: [String] {
    parameters.filter { parameter in
      if case .parameter(let space)? = spec.space?.value, space.name?.value == parameter.name {
        return true
      }
      guard case .expression(let fragment, _)? = spec.measurement?.value else { return false }
      return fragment.mentions(parameter.name)
    }.map(\.reference)
  }
}
