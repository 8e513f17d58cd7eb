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
    case .custom(let body, let state, let starts, let type): custom(body, state, starts, type)
    }
  }

  private func startOnKey(_ arguments: String) -> String {
    "KeygenLaws.KeygenModifierTest(\(key).self, \(arguments), values: \(names.name("values")))"
  }

  var recorder: String { names.name("recorder") }

  func count(_ omitsDefaults: Bool) -> String {
    arguments.calls(omittingDefaults: omitsDefaults)
  }

  func recorderField(_ type: String) -> (name: String, type: String) {
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

  private func custom(
    _ body: String, _ state: [String], _ starts: [String], _ type: String?
  ) -> ModifierWork {
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
      + ["init(\(SuiteText.list(initial))) {"] + starts + assignments
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
}

extension VerificationPlan.Receiver {
  /// What of a recorder is told.
  var member: String {
    switch self {
    case .closure: "action"
    case .binding: "binding"
    }
  }
}
