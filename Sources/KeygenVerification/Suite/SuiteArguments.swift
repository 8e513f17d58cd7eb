import KeygenCore

/// Writes the arguments that a test calls a method or an init with: lists of values of their types, which take turns.
struct SuiteArguments {
  let parameters: [VerificationPlan.Parameter]
  let names: SuiteNames
  /// A list of values of the key, and their type, which arguments of that type take.
  var valuesOfKey: (list: String, type: String)?
  /// Whether the kind's own argument is one that values are looked for.
  var ownHasValues = false

  /// The parameters that values are looked for by their types.
  private var listed: [(position: Int, parameter: VerificationPlan.Parameter)] {
    parameters.enumerated().filter { hasValues($0.element) }.map { ($0.offset, $0.element) }
  }

  /// The parameters whose values can be compared: all but closures.
  var comparable: [(position: Int, parameter: VerificationPlan.Parameter)] {
    listed.filter { !$0.parameter.declaredType.hasPrefix("@escaping ") }
  }

  private func hasValues(_ parameter: VerificationPlan.Parameter) -> Bool {
    guard parameter.builtView == nil else { return false }
    switch parameter.role {
    case .type, .space: return false
    case .entry, .listed: return true
    case .own: return ownHasValues
    }
  }

  private func field(_ position: Int) -> String { names.name("a\(position)") }

  /// The type of an argument as a property has it.
  private func type(of parameter: VerificationPlan.Parameter) -> String {
    guard let view = parameter.builtView else { return parameter.type }
    return parameter.type.dropLast(view.count) + "KeygenLaws.KeygenMark"
  }

  // MARK: In the function that tests

  /// Statements that look for values.
  var lists: [String] {
    listed.map { position, parameter in
      let list =
        parameter.type == valuesOfKey?.type
        ? valuesOfKey?.list ?? ""
        : "KeygenLaws.KeygenArguments.values(of: (\(parameter.type)).self)"
      return "let \(field(position)) = \(list)"
    }
  }

  /// The names and types of arguments with the numbers of their values, as an array.
  var counts: String {
    let entries = listed.map { position, parameter in
      "(\(SuiteText.literal(parameter.name)), \(SuiteText.literal(parameter.type)), \(field(position)).count)"
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  /// How many calls there are, as an expression.
  ///
  /// - Parameter omitsDefaults: whether arguments with defaults are left out.
  func calls(omittingDefaults omitsDefaults: Bool) -> String {
    let counts = listed.filter { !omitsDefaults || $0.parameter.defaultArgument == nil }
      .map { "\(field($0.position)).count" }
    return "KeygenLaws.KeygenArguments.calls([\(counts.joined(separator: ", "))])"
  }

  /// Whether any argument can be left out at a call.
  var hasDefaults: Bool { listed.contains { $0.parameter.defaultArgument != nil } }

  /// The value of an argument for a call, as an expression.
  func value(_ position: Int, _ call: String) -> String {
    "KeygenLaws.KeygenArguments.value(\(field(position)), \(call), at: \(position))"
  }

  /// The values for a call, to be given to a struct with the fields below or a function with the parameters below.
  ///
  /// - Parameters:
  ///   - call: the number of the call, as an expression.
  ///   - omitsDefaults: whether arguments with defaults are left out.
  func values(for call: String, omittingDefaults omitsDefaults: Bool = false) -> [String] {
    listed.filter { !omitsDefaults || $0.parameter.defaultArgument == nil }
      .map { value($0.position, call) }
  }

  // MARK: In the struct that calls

  /// The fields that hold the values of one call.
  ///
  /// - Parameter omitsDefaults: whether arguments with defaults are left out.
  func fields(omittingDefaults omitsDefaults: Bool) -> [(name: String, type: String)] {
    listed.filter { !omitsDefaults || $0.parameter.defaultArgument == nil }
      .map { (field($0.position), $0.parameter.type) }
  }

  /// The fields as parameters of a function.
  var fieldParameters: [String] {
    listed.map { position, parameter in
      let isEscaping = parameter.declaredType.hasPrefix("@escaping ")
      return "_ \(field(position)): \(isEscaping ? "@escaping " : "")\(parameter.type)"
    }
  }

  /// The arguments of the call, in parentheses.
  ///
  /// - Parameters:
  ///   - omitsDefaults: whether arguments with defaults are left out.
  ///   - own: the kind's own argument, where it is none that values are looked for.
  ///   - space: the space to measure in, as a field is called; `nil` to leave it out.
  func call(omittingDefaults omitsDefaults: Bool, own: String?, space: String? = nil) -> String {
    var arguments: [String] = []
    for (position, parameter) in parameters.enumerated() {
      let value: String
      switch parameter.role {
      case .type: value = "\(parameter.type.dropLast(".Type".count)).self"
      case .space:
        guard let space else { continue }
        value = "\(space).coordinateSpace"
      case _ where hasValues(parameter):
        if omitsDefaults, parameter.defaultArgument != nil { continue }
        value = field(position)
      case .own: value = own ?? "KeygenLaws.KeygenMark.build"
      case .entry, .listed: value = "KeygenLaws.KeygenMark.build"
      }
      arguments.append(parameter.label + value)
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  // MARK: In functions of the spec's expressions

  /// The parameters of a function in which expressions over the arguments have their meaning.
  var functionParameters: [String] {
    listed.map {
      "_ \($0.parameter.name): \($0.parameter.wrappedType ?? $0.parameter.declaredType)"
    }
  }

  /// The arguments for such a function.
  ///
  /// - Parameters:
  ///   - call: the number of the call, as an expression.
  ///   - omitsDefaults: whether arguments with defaults have these.
  func functionArguments(for call: String, omittingDefaults omitsDefaults: Bool) -> [String] {
    listed.map { position, parameter in
      if omitsDefaults, let text = parameter.defaultArgument { return text }
      return value(position, call) + (parameter.wrappedType == nil ? "" : ".wrappedValue")
    }
  }

  /// All arguments but those that only say a type, as properties of a view in which lines of the spec have their meaning.
  var properties: [(parameter: VerificationPlan.Parameter, type: String)] {
    parameters.filter { $0.role != .type }.map { ($0, type(of: $0)) }
  }

  /// The values of these properties for a call.
  func propertyValues(for call: String, omittingDefaults omitsDefaults: Bool) -> [String] {
    parameters.enumerated().filter { $0.element.role != .type }.map { position, parameter in
      guard hasValues(parameter) else { return "KeygenLaws.KeygenMark.build" }
      if omitsDefaults, let text = parameter.defaultArgument { return text }
      return value(position, call)
    }
  }
}
