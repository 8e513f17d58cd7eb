import KeygenCore

/// The parts of a modifier's test that depend on its kind.
struct ModifierWork {
  /// The kind's own argument, where it is none that values are looked for.
  var own: String?
  /// Fields of the struct that calls the modifier, beside its arguments.
  var fields: (_ omitsDefaults: Bool) -> [(name: String, type: String)] = { _ in [] }
  /// Functions in which the spec's expressions have their meaning.
  var functions: [[String]] = []
  /// The expression that makes the test, with arguments to be passed on.
  var start: (_ arguments: String) -> String
  /// Statements that test.
  var calls: (_ omitsDefaults: Bool) -> [String]
}

extension ModifierSuite {
  /// What depends on the kind.
  var work: ModifierWork {
    switch modifier.work {
    case .set(let value, let report): set(value, report)
    case .transform(let statements): transform(statements)
    case .receive(let receiver, let resets): receive(receiver, resets)
    case .measure(let measuring): measure(measuring)
    case .anchor(let source, let value, let report): anchor(source, value, report)
    case .layer(let isInFront, let alignment, let hasProxy, let resets):
      layer(isInFront, alignment, hasProxy, resets)
    case .custom(let body, let state, let type): custom(body, state, type)
    }
  }

  private func startOnKey(_ arguments: String) -> String {
    "KeygenLaws.KeygenModifierTest(\(key).self, \(arguments), values: \(names.name("values")))"
  }

  private var recorder: String { names.name("recorder") }

  private func count(_ omitsDefaults: Bool) -> String {
    arguments.calls(omittingDefaults: omitsDefaults)
  }

  private func recorderField(_ type: String) -> (name: String, type: String) {
    (recorder, "KeygenLaws.KeygenRecorder<\(type)>")
  }

  // MARK: Kinds

  private func set(_ value: String?, _ report: VerificationPlan.Report) -> ModifierWork {
    let own = modifier.parameters.first { $0.role == .own }
    return ModifierWork(
      functions: [
        function(
          "expected", [], returning: "\(key).Value", reported(value ?? own?.reference ?? "", report)
        )
      ],
      start: startOnKey
    ) { omits in
      [
        "\(test).set(\(count(omits)), apply: \(apply(omittingDefaults: omits)), "
          + "expected: \(calling("expected", [], omittingDefaults: omits)))"
      ]
    }
  }

  private func transform(_ statements: String) -> ModifierWork {
    let input = names.name("input")
    let (result, change) = (names.name("value"), names.name("transform"))
    return ModifierWork(
      functions: [
        function(
          "expected", ["_ \(input): \(key).Value"], returning: "\(key).Value",
          [
            "func \(change)(_ value: inout \(key).Value) {", statements, "}",
            "var \(result) = \(input)", "\(change)(&\(result))", "return \(result)",
          ])
      ],
      start: startOnKey
    ) { omits in
      [
        "\(test).transform(\(count(omits)), apply: \(apply(omittingDefaults: omits)), "
          + "expected: \(calling("expected", [input], omittingDefaults: omits)))"
      ]
    }
  }

  private func receive(_ receiver: VerificationPlan.Receiver, _ resets: Bool) -> ModifierWork {
    ModifierWork(
      own: "\(recorder).\(receiver.member)", fields: { _ in [recorderField("\(key).Value")] },
      start: startOnKey
    ) { omits in
      [
        "\(test).receive(\(count(omits)), isBinding: \(receiver == .binding), resets: \(resets), "
          + "apply: \(apply(omittingDefaults: omits, [(recorder, recorder)], extra: recorder)))"
      ]
    }
  }

  private func anchor(
    _ source: String, _ value: String?, _ report: VerificationPlan.Report
  ) -> ModifierWork {
    let type = source == "bounds" ? "CGRect" : "CGPoint"
    return ModifierWork(
      functions: [
        function(
          "expected", ["_ anchor: HeadlessUI.Anchor<\(type)>"], returning: "\(key).Value",
          reported(value ?? "anchor", report))
      ],
      start: startOnKey
    ) { omits in
      [
        "\(test).anchor(\(count(omits)), part: KeygenLaws.KeygenPart.\(source), "
          + "apply: \(apply(omittingDefaults: omits)), "
          + "expected: \(calling("expected", ["anchor"], omittingDefaults: omits)))"
      ]
    }
  }

  private func layer(_ isInFront: Bool, _ alignment: String?, _ hasProxy: Bool, _ resets: Bool)
    -> ModifierWork
  {
    ModifierWork(
      own: "{ \(recorder).built(\(hasProxy ? "$0, $1" : "$0")) }",
      fields: { _ in [recorderField("\(key).Value")] },
      functions: [
        function("alignment", [], returning: "HeadlessUI.Alignment", [alignment ?? ".center"])
      ],
      start: startOnKey
    ) { omits in
      [
        "\(test).layer(\(count(omits)), isInFront: \(isInFront), hasProxy: \(hasProxy), "
          + "resets: \(resets), alignment: \(calling("alignment", [], omittingDefaults: omits)), "
          + "apply: \(apply(omittingDefaults: omits, [(recorder, recorder)], extra: recorder)))"
      ]
    }
  }

  private func custom(_ body: String, _ state: [String], _ type: String?) -> ModifierWork {
    let properties = arguments.properties
    let name = names.name("Expected")
    let stored = properties.map { parameter, type in
      parameter.wrappedType.map { "@Binding var \(parameter.name): \($0)" }
        ?? "let \(parameter.name): \(type)"
    }
    let initial = properties.map { parameter, type in
      let isClosure = parameter.declaredType.hasPrefix("@escaping")
      return "_ \(parameter.name): \(isClosure ? "@escaping " : "")\(type)"
    }
    let assignments = properties.map { parameter, _ in
      parameter.wrappedType == nil
        ? "self.\(parameter.member) = \(parameter.reference)"
        : "self._\(parameter.plainName) = \(parameter.reference)"
    }
    let expected =
      ["struct \(name): HeadlessUI.ViewModifier {"] + state + stored
      + ["init(\(SuiteText.list(initial))) {"] + assignments
      + ["}", "func body(content: Content) -> some HeadlessUI.View {", body, "}", "}"]
    let keyType = modifier.key == nil ? "KeygenLaws.KeygenNoKey" : key
    let values = modifier.key == nil ? "[1]" : names.name("values")
    return ModifierWork(
      functions: [expected],
      start: {
        "KeygenLaws.KeygenCustomTest(\(keyType).self, \($0), values: \(values), "
          + "typeName: \(type.map { SuiteText.literal($0) } ?? "nil"))"
      }
    ) { omits in
      let values = arguments.propertyValues(for: call, omittingDefaults: omits)
      let uses = values.contains { $0.contains(call) }
      return [
        "\(test).builds(\(count(omits)), apply: \(apply(omittingDefaults: omits)), "
          + "expected: { \(uses ? call : "_") in \(name)(\(SuiteText.list(values))) })"
      ]
    }
  }

  private func measure(_ measuring: VerificationPlan.Measuring) -> ModifierWork {
    let space = names.name("space")
    let takesSpace = measuring.space.isArgument
    let frame = names.name("frame")
    var functions = [
      function(
        "measured",
        ["_ \(frame): KeygenLaws.KeygenFrame", "_ proxy: HeadlessUI.GeometryProxy"],
        returning: measuring.partType, measured(measuring, frame: frame))
    ]
    if modifier.key != nil {
      let part = names.name("part")
      functions.append(
        function(
          "reported", ["_ \(part): \(measuring.partType)"], returning: "\(key).Value",
          reported(part, measuring.report)))
    }
    return ModifierWork(
      own: measuring.receiver.map { "\(recorder).\($0.member)" },
      fields: { omits in
        (measuring.receiver == nil ? [] : [recorderField(measuring.partType)])
          + (takesSpace && !omits ? [(space, "KeygenLaws.KeygenSpace")] : [])
      },
      functions: functions,
      start: {
        "KeygenLaws.KeygenMeasureTest<\(measuring.partType)>(\($0), step: \(measuring.step ?? "nil"), "
          + "isBinding: \(measuring.receiver == .binding))"
      },
      calls: { measuringCalls(measuring, omittingDefaults: $0) })
  }

  private func measuringCalls(
    _ measuring: VerificationPlan.Measuring, omittingDefaults omits: Bool
  ) -> [String] {
    let space = names.name("space")
    let measured = calling("measured", [names.name("frame"), "proxy"], omittingDefaults: omits)
    let extra: [(String, String)] =
      measuring.space.isArgument && !omits ? [(space, space)] : []
    let receiving = measuring.receiver == nil ? [] : [(recorder, recorder)]
    let told = apply(omittingDefaults: omits, receiving + extra, extra: recorder)
    var lines: [String] = []
    if modifier.key != nil {
      let writing = measuring.receiver == nil ? apply(omittingDefaults: omits, extra) : told
      let report = calling("reported", [names.name("part")], omittingDefaults: omits)
      lines.append(
        "\(test).writes(\(key).self, \(count(omits)), in: \(space), "
          + "apply: \(writing), measured: \(measured), "
          + "report: \(report), values: \(names.name("values")), isInFront: \(measuring.isInFront))"
      )
    }
    if measuring.receiver != nil {
      lines.append(
        "\(test).tells(\(count(omits)), in: \(space), apply: \(told), measured: \(measured))")
      if modifier.key != nil {
        lines.append(
          "\(test).tellsOwn(\(count(omits)), in: \(space), apply: \(told), measured: \(measured))")
      }
    }
    guard let spaces = spaces(of: measuring, omittingDefaults: omits) else { return [] }
    return ["for \(space) in \(spaces) {"] + lines + ["}"]
  }

  /// The spaces that the modifier is tested in, as an expression; `nil` where it is not known what the default is.
  private func spaces(of measuring: VerificationPlan.Measuring, omittingDefaults omits: Bool)
    -> String?
  {
    let type = "KeygenLaws.KeygenSpace"
    switch measuring.space {
    case .local: return "[\(type).local]"
    case .global: return "[\(type).global]"
    case .scrollView(let axis): return "[\(type).scrollView(\(axis.map { ".\($0)" } ?? "nil"))]"
    case .named(let name): return "[\(type).named(\(SuiteText.literal(name)))]"
    case .argument:
      guard omits else { return "\(type).passed" }
      let text = modifier.parameters.first { $0.role == .space }?.defaultArgument
      switch text {
      case ".local", ".global": return "[\(type)\(text ?? "")]"
      default: return nil
      }
    }
  }

  /// The statements that give what is measured, over the frame and `proxy`.
  private func measured(_ measuring: VerificationPlan.Measuring, frame: String) -> [String] {
    let part: String
    if let quantity = measuring.quantity {
      part = measuring.convertsToDouble ? "Double(\(frame).\(quantity))" : "\(frame).\(quantity)"
    } else {
      let text = measuring.expression ?? ""
      part =
        measuring.step == nil
        ? text : "KeygenLaws.KeygenFrame.rounded(\n\(text)\n, to: \(measuring.step ?? ""))"
    }
    guard let value = measuring.value else { return [part] }
    return (measuring.valueUsesMeasured ? ["let measured ="] + [part] : []) + [
      "return (", value, ")",
    ]
  }
}

extension VerificationPlan.Receiver {
  /// What of a recorder is told.
  fileprivate var member: String {
    switch self {
    case .closure: "action"
    case .binding: "binding"
    }
  }
}

extension VerificationPlan.Space {
  fileprivate var isArgument: Bool {
    if case .argument = self { true } else { false }
  }
}
