import KeygenCore

/// Writes the code that tests a modifier.
struct ModifierSuite {
  let modifier: VerificationPlan.Modifier
  let checks: [String]
  let names: SuiteNames
  let arguments: SuiteArguments

  init(_ modifier: VerificationPlan.Modifier, _ checks: [String], _ names: SuiteNames) {
    self.modifier = modifier
    self.checks = checks
    self.names = names
    var ownIsValue = false
    if case .set(nil, _) = modifier.work { ownIsValue = true }
    let list = names.name("values")
    // The default is written like any other value.
    let values = modifier.key.map {
      (
        ownIsValue
          ? "Array(\(list).prefix(1)) + [\(names.name("Key")).defaultValue] + \(list).dropFirst()"
          : list,
        $0.value
      )
    }
    arguments = SuiteArguments(
      parameters: modifier.parameters, names: names,
      valuesOfKey: values, ownHasValues: ownIsValue)
  }

  var key: String { names.name("Key") }
  var test: String { names.name("test") }
  private var run: String { names.name("run") }

  /// The members of the type that tests.
  var members: [String] {
    let work = work
    var lines: [String] = []
    if let reference = modifier.key?.reference {
      lines += ["@available(*, deprecated)", "typealias \(key) = \(reference)"]
    }
    lines += applied(omittingDefaults: false, work)
    if arguments.hasDefaults { lines += applied(omittingDefaults: true, work) }
    for function in work.functions {
      lines += ["@available(*, deprecated)"] + function
    }
    lines += [
      // A deprecated modifier can only be called without a warning where all is deprecated.
      "@available(*, deprecated)",
      "@MainActor static func check(_ \(run): KeygenLaws.KeygenTestRun) {",
    ]
    lines += values
    lines += arguments.lists
    lines.append(
      "let \(test) = \(work.start(SuiteText.list([run, "checks: \(SuiteText.literal(checks))"])))")
    lines.append("\(test).take(\(arguments.counts))")
    lines += work.calls(false)
    if arguments.hasDefaults { lines += work.calls(true) }
    return lines + ["\(test).finish()", "}"]
  }

  /// The values of the key to test with.
  private var values: [String] {
    guard let samples = modifier.key?.samples else { return [] }
    let name = names.name("values")
    return [
      "\(samples.isEmpty ? "let" : "var") \(name): [\(key).Value] = "
        + "KeygenLaws.KeygenArguments.values(of: \(key).Value.self)"
    ] + samples.enumerated().flatMap { ["\(name).insert(\($1)", ", at: \($0))"] }
  }

  // MARK: The struct that calls

  /// The name of the struct that calls the modifier.
  func structName(omittingDefaults omitsDefaults: Bool) -> String {
    names.name(omitsDefaults ? "AppliedByDefault" : "Applied")
  }

  private func applied(omittingDefaults omitsDefaults: Bool, _ work: ModifierWork) -> [String] {
    let fields =
      arguments.fields(omittingDefaults: omitsDefaults) + work.fields(omitsDefaults)
    let space = omitsDefaults ? nil : names.name("space")
    let call = arguments.call(omittingDefaults: omitsDefaults, own: work.own, space: space)
    return [
      "@available(*, deprecated)",
      "struct \(structName(omittingDefaults: omitsDefaults)): HeadlessUI.ViewModifier {",
    ] + fields.map { "let \($0.name): \($0.type)" } + [
      "func body(content: Content) -> some HeadlessUI.View { content.\(modifier.call)\(call) }",
      "}",
    ]
  }

  /// A closure that makes the struct for a call.
  ///
  /// - Parameters:
  ///   - omitsDefaults: whether arguments with defaults are left out.
  ///   - more: fields beside the arguments, with what they hold.
  ///   - extra: a second argument of the closure.
  func apply(
    omittingDefaults omitsDefaults: Bool, _ more: [(name: String, value: String)] = [],
    extra: String = ""
  ) -> String {
    let fields = arguments.fields(omittingDefaults: omitsDefaults)
    let values = arguments.values(for: call, omittingDefaults: omitsDefaults)
    let all =
      zip(fields, values).map { "\($0.name): \($1)" } + more.map { "\($0.name): \($0.value)" }
    let inputs = ([usesCall(omitsDefaults) ? call : "_"] + (extra.isEmpty ? [] : [extra]))
    return "{ \(SuiteText.list(inputs)) in "
      + "\(structName(omittingDefaults: omitsDefaults))(\(SuiteText.list(all))) }"
  }

  private func usesCall(_ omitsDefaults: Bool) -> Bool {
    !arguments.values(for: call, omittingDefaults: omitsDefaults).isEmpty
  }

  /// The number of a call, as closures name it.
  var call: String { names.name("call") }

  // MARK: Functions of the spec's expressions

  /// A function in which an expression over the arguments has its meaning.
  func function(
    _ name: String, _ inputs: [String], returning type: String, _ body: [String]
  ) -> [String] {
    let parameters = inputs + arguments.functionParameters
    return [
      "@MainActor static func \(names.name(name))(\(SuiteText.list(parameters))) -> \(type) {"
    ]
      + body + ["}"]
  }

  /// A closure that calls such a function.
  ///
  /// - Parameters:
  ///   - name: the name of the function.
  ///   - inputs: the arguments of the closure ahead of the number of the call, which the function takes as well.
  ///   - omitsDefaults: whether arguments with defaults have these.
  func calling(_ name: String, _ inputs: [String], omittingDefaults omitsDefaults: Bool) -> String {
    let values = arguments.functionArguments(for: call, omittingDefaults: omitsDefaults)
    let usesCall = values.contains { $0.contains(call) }
    return "{ \(SuiteText.list(inputs + [usesCall ? call : "_"])) in "
      + "\(names.name(name))(\(SuiteText.list(inputs + values))) }"
  }

  /// What is reported of a part, as the spec says it enters the value.
  ///
  /// - Parameter part: an expression, on lines of its own.
  func reported(_ part: String, _ report: VerificationPlan.Report) -> [String] {
    switch report {
    case .value: return [part]
    case .element: return ["[", part, "]"]
    case .entry:
      let id = modifier.parameters.first { $0.role == .entry }?.reference ?? ""
      return ["[\(id):", part, "]"]
    }
  }
}
