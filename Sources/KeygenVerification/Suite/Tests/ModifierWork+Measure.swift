import KeygenCore

extension ModifierSuite {
  /// The test of what measures.
  func measure(_ measuring: VerificationPlan.Measuring) -> ModifierWork {
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

extension VerificationPlan.Space {
  fileprivate var isArgument: Bool {
    if case .argument = self { true } else { false }
  }
}
