import KeygenCore

/// Writes the code that tests a container.
struct ContainerSuite {
  let container: VerificationPlan.Container
  let checks: [String]
  let names: SuiteNames
  private let arguments: SuiteArguments

  init(_ container: VerificationPlan.Container, _ checks: [String], _ names: SuiteNames) {
    self.container = container
    self.checks = checks
    self.names = names
    arguments = SuiteArguments(parameters: container.parameters, names: names)
  }

  private var test: String { names.name("test") }
  private var call: String { names.name("call") }
  private var content: String { names.name("content") }
  private func state(_ number: Int) -> String { names.name("state\(number)") }
  private func provided(_ number: Int) -> String { names.name("provided\(number)") }
  private func key(_ number: Int) -> String { names.name("Key\(number)") }

  /// What the content is handed and can be compared, with its position.
  private var comparable: [(position: Int, provided: VerificationPlan.Container.Provided)] {
    container.provides.enumerated().filter { !$0.element.isClosure }
      .map { ($0.offset, $0.element) }
  }

  // MARK: Beside the type that tests

  /// The file that declares the container can look at its state, and have that kept for the view that it stands in.
  var declarations: [String] {
    let states = container.followers.enumerated().map { number, follower in
      ["fileprivate var \(state(number)): \(follower.type) { \(follower.reference) }"]
    }
    let provides = comparable.map { position, provided in
      ["fileprivate var \(self.provided(position)): \(provided.type) {", provided.value, "}"]
    }
    let stored = arguments.comparable.map { position, parameter in
      [
        "fileprivate var \(names.name("stored\(position)")): "
          + "\(parameter.wrappedType ?? parameter.type) { \(parameter.reference) }"
      ]
    }
    return [
      "@available(*, deprecated)",
      "extension \(container.reference): HeadlessUI.DynamicProperty {", "}",
      "@available(*, deprecated)", "@MainActor extension \(container.reference) {",
    ] + (states + provides + stored).flatMap { $0 } + ["}"]
  }

  // MARK: Inside the type that tests

  /// The members of the type that tests.
  var members: [String] {
    var lines = container.followers.enumerated().flatMap { number, follower in
      ["@available(*, deprecated)", "typealias \(key(number)) = \(follower.key.reference)"]
    }
    lines += make + starts
    lines += [
      "@available(*, deprecated)",
      "@MainActor static func check(_ \(names.name("run")): KeygenLaws.KeygenTestRun) {",
    ]
    lines += arguments.lists
    lines += [
      "let \(test) = KeygenLaws.KeygenContainerTest(\(names.name("run")), "
        + "checks: \(SuiteText.literal(checks)))",
      "\(test).take(\(arguments.counts))",
      "for \(call) in 0..<\(arguments.calls(omittingDefaults: false)) {",
      "_ = \(call)",
    ]
    lines += calls
    return lines + ["}", "\(test).finish()", "}"]
  }

  /// A function that makes the container around any content.
  private var make: [String] {
    let parameters = arguments.fieldParameters
    let generics =
      container.generics.map { StandIn.name(of: $0) }
      + container.parameters.filter { $0.builtView != nil }.map { _ in "KeygenLaws.KeygenMark" }
      + ["Content"]
    var call = arguments.call(omittingDefaults: false, own: nil)
    let handed = container.provides.indices.map { names.name("p\($0)") }
    let values = comparable.map { handed[$0.position] }
    let inputs = handed.enumerated().map { number, name in
      comparable.contains { $0.position == number } ? name : "_"
    }
    let hand =
      handed.isEmpty
      ? [content]
      : [
        "\(SuiteText.list(inputs)) in",
        "let _ = \(test).hand([\(SuiteText.list(values))] as [Any])", content,
      ]
    call.removeLast()
    let separator = call == "(" ? "" : ", "
    return [
      "@available(*, deprecated)",
      "@MainActor static func \(names.name("make"))<Content: HeadlessUI.View>("
        + SuiteText.list(
          ["_ \(test): KeygenLaws.KeygenContainerTest"] + parameters + ["_ \(content): Content"])
        + ") -> \(container.reference)<\(SuiteText.list(generics))> {",
      "\(container.reference)\(call)\(separator)\(container.contentLabel){",
    ] + hand + ["})", "}"]
  }

  /// Functions for the first values of states.
  private var starts: [String] {
    container.followers.enumerated().flatMap { number, follower in
      [
        "@available(*, deprecated)",
        "@MainActor static func \(names.name("start\(number)"))("
          + SuiteText.list(arguments.functionParameters) + ") -> \(follower.type) {",
        follower.start ?? "\(key(number)).defaultValue", "}",
      ]
    }
  }

  /// What the container stores of its arguments, and the arguments.
  private var stored: String {
    let fields = arguments.comparable.map { "$0." + names.name("stored\($0.position)") }
    let values = arguments.comparable.map { position, parameter in
      arguments.value(position, call) + (parameter.wrappedType == nil ? "" : ".wrappedValue")
    }
    guard !fields.isEmpty else { return "stored: { _ in [] }, given: []" }
    return
      "stored: { [\(SuiteText.list(fields))] as [Any] }, given: [\(SuiteText.list(values))] as [Any]"
  }

  /// Whether any argument can be compared.
  static func storesArguments(_ container: VerificationPlan.Container) -> Bool {
    !SuiteArguments(parameters: container.parameters, names: SuiteNames(unusedIn: [])).comparable
      .isEmpty
  }

  private var calls: [String] {
    let values = arguments.values(for: call)
    let make =
      "make: { \(names.name("make"))(\(SuiteText.list([test] + values + ["$0"]))) }"
    var lines = ["\(test).builds(\(make), \(stored))"]
    let handed = comparable.map { position, _ in "$0.\(self.provided(position))" }
    let provided = "provided: { [\(SuiteText.list(handed))] as [Any] }"
    if !comparable.isEmpty, container.followers.isEmpty {
      lines.append(
        "\(test).provides(KeygenLaws.KeygenNoKey.self, values: [1], \(make), \(provided))")
    }
    for (number, follower) in container.followers.enumerated() {
      let name = SuiteText.literal(follower.name)
      let list = names.name("values\(number)")
      let start = arguments.functionArguments(for: call, omittingDefaults: false)
      lines.append(
        "\(follower.key.samples.isEmpty ? "let" : "var") \(list): [\(key(number)).Value] = "
          + "KeygenLaws.KeygenArguments.values(of: \(key(number)).Value.self)")
      lines += follower.key.samples.enumerated().flatMap {
        ["\(list).insert(\($1)", ", at: \($0))"]
      }
      if !comparable.isEmpty {
        lines.append(
          "\(test).provides(\(key(number)).self, values: \(list), \(make), \(provided))")
      }
      lines += [
        "\(test).follows(\(key(number)).self, \(name), values: \(list), \(make), "
          + "state: { $0.\(state(number)) }, converted: { $0 })",
        "\(test).starts(\(name), \(make), state: { $0.\(state(number)) }, "
          + "start: \(names.name("start\(number)"))(\(SuiteText.list(start))))",
      ]
    }
    return lines
  }
}
