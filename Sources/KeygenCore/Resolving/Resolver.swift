import JSONSource
import SwiftSource

/// Binds names, fills defaults and reports what does not fit together.
struct Resolver {
  /// The path of the file, for diagnostics.
  let file: String
  /// What was reported so far.
  var diagnostics: [Diagnostic] = []
  private let spec: Spec
  private let inclusions: InclusionList
  let fileAccess: AccessLevel
  /// The coordinate spaces that modifiers can name.
  var spaceTable: SpaceTable
  /// How many names of keys have been looked for in vain.
  var unknownKeys = 0

  init(_ spec: Spec, file: String, inclusions: InclusionList) {
    self.spec = spec
    self.file = file
    self.inclusions = inclusions
    spaceTable = SpaceTable([], inclusions: inclusions)
    fileAccess = spec.access?.value ?? .internal
  }

  /// Resolves a spec.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - file: its path.
  ///   - inclusions: the specs that it includes.
  /// - Returns: what could be resolved, and everything that is wrong.
  static func resolve(
    _ spec: Spec, file: String, inclusions: InclusionList
  ) -> (spec: ResolvedSpec, diagnostics: [Diagnostic]) {
    var resolver = Resolver(spec, file: file, inclusions: inclusions)
    let resolved = resolver.resolve()
    return (resolved, resolver.diagnostics)
  }

  /// Resolves what other specs can name of a spec, for which it need not be known what that one includes.
  static func names(
    of spec: Spec, file: String
  ) -> (keys: [ResolvedKey], spaces: [ResolvedSpace], diagnostics: [Diagnostic]) {
    var resolver = Resolver(spec, file: file, inclusions: .empty)
    let keys = spec.keys.map { resolver.resolve($0) }
    return (keys, resolver.spaces, resolver.diagnostics)
  }

  private var spaces: [ResolvedSpace] {
    spec.spaces.compactMap { ResolvedSpace($0, access: fileAccess) }
  }

  private mutating func resolve() -> ResolvedSpec {
    let spaces = spaces
    spaceTable = SpaceTable(spaces, inclusions: inclusions)
    var keys: [ResolvedKey] = []
    var modifiersOfKeys: [[ResolvedModifier]] = []
    for keySpec in spec.keys {
      let key = resolve(keySpec)
      keys.append(key)
      modifiersOfKeys.append(keySpec.modifiers.compactMap { resolve($0, inside: key) })
    }
    var table = KeyTable(keys, of: file, inclusions: inclusions)
    let modifiers = spec.modifiers.compactMap { resolve($0, among: &table) }
    let containers = spec.containers.compactMap { resolve($0, among: &table) }
    let allModifiers = modifiersOfKeys.flatMap { $0 } + modifiers
    diagnostics += NameClashes.diagnostics(
      keys: spec.keys, modifiers: allModifiers, containers: spec.containers, file: file)
    diagnostics += SpaceClashes.diagnostics(
      of: spaces, keys: spec.keys, modifiers: allModifiers, file: file)
    return ResolvedSpec(
      keys: keys, modifiersOfKeys: modifiersOfKeys, modifiers: modifiers, spaces: spaces,
      spaceTable: spaceTable, containers: containers, imports: spec.imports, header: spec.header)
  }

  // MARK: Keys

  private mutating func resolve(_ spec: KeySpec) -> ResolvedKey {
    let isWhole = spec.name != nil && spec.value != nil && spec.reduce != nil
    // What is missing or wrong has been reported. Something that nothing is known of takes its place, so that the rest
    // of the key is looked at all the same.
    let value = spec.value ?? Fragment(ValueType.unknown.text, from: spec.node)
    let reduce = spec.reduce ?? Located(LastStrategy(), from: spec.node)
    let type = spec.value == nil ? ValueType.unknown : ValueType(value.text)
    checkNesting(spec)
    checkGenerics(of: spec)
    checkValueType(spec.value, type)
    for unmet in reduce.value.unmetRequirements(of: type, at: reduce.node) {
      report(
        .unsuitableReduce, at: unmet.node,
        "`\(unmet.strategy)` needs \(unmet.requirement), and the type is `\(unmet.type.forMessage)`",
        remedy: "choose another strategy, or another type")
    }
    for law in spec.breaks where !(reduce.value is CustomStrategy) {
      report(
        .unsuitableMember, at: law.node, "`breaks` is for a custom reduce only",
        remedy: "remove it: the laws of `\(reduce.value.name)` are known")
    }
    let defaultValue =
      isWhole || spec.defaultValue != nil
      ? defaultValue(of: spec, type: type, strategy: reduce.value) : nil
    checkSamples(of: spec, type: type)
    return ResolvedKey(
      spec: spec, isWhole: isWhole && defaultValue != nil, name: spec.name?.value ?? "",
      value: value, valueType: type, strategy: reduce.value,
      defaultValue: defaultValue ?? .lines([]), access: spec.access?.value ?? fileAccess)
  }

  mutating func checkValueType(_ value: Fragment?, _ type: ValueType) {
    guard let value, let problem = type.problemAsProperty else { return }
    report(.invalidFragment, at: value.node, problem.message, remedy: problem.remedy)
  }

  private mutating func checkGenerics(of spec: KeySpec) {
    guard !spec.generics.isEmpty else { return }
    // What is known of a type by its name would be taken for true of the parameter.
    let known = spec.generics.map { GenericClause.name(of: $0.text) }
      .filter { ValueType($0).isKnown }
    var found: [Diagnostic] = []
    GenericsCheck(
      parameters: spec.generics.map { ($0.text, $0.node) },
      reserved: Set(
        known + ["self", "PreferenceKey"] + [spec.name?.value].compactMap { $0 }),
      arguments: nil, owner: "key", file: file
    ).run { found.append($0) }
    diagnostics += found
  }

  private mutating func checkNesting(_ spec: KeySpec) {
    if let outer = spec.extensionOf, ValueType(outer.text).plainName == nil {
      report(
        .invalidFragment, at: outer.node,
        "`\(outer.text.forMessage)` is no type that can be extended",
        remedy: "write the name of a struct, class, enum or actor")
    }
    guard let name = spec.name, spec.extensionOf != nil,
      SwiftIdentifier.spelling(name.value, in: .typeMember) == nil
    else { return }
    report(
      .invalidIdentifier, at: name.node,
      "Swift cannot name a nested type `\(name.value)`, not even in backticks",
      remedy: "give the key another name, or leave `extension` out")
  }

  private mutating func defaultValue(
    of spec: KeySpec, type: ValueType, strategy: any ReduceStrategy
  ) -> ValueExpression? {
    if let written = spec.defaultValue {
      return literal(written, type: type)
    }
    // What was written and is wrong has been reported.
    if spec.node.member(named: "default") != nil { return nil }
    if let implied = strategy.impliedDefault(for: type) {
      return .lines([CodeLine(implied)])
    }
    report(
      .missingDefault, at: spec.node,
      "a key with the strategy `\(strategy.name)` needs a `default`",
      remedy: "add `\"default\": …`, the value that a reader gets where no view reports one")
    return nil
  }

  private mutating func checkSamples(of spec: KeySpec, type: ValueType) {
    for sample in spec.samples { _ = literal(sample, type: type) }
  }

  /// A value as an expression; what is wrong with it is reported.
  mutating func literal(_ value: ValueSpec, type: ValueType) -> ValueExpression? {
    var problems: [ValueLiteral.Problem] = []
    let expression = ValueLiteral.expression(for: value, type: type, problems: &problems)
    for problem in problems {
      let position = problem.node.position(ofDecodedUTF8Offset: problem.offset ?? 0)
      diagnostics.append(
        Diagnostic(
          problem.kind,
          at: SourceLocation(problem.offset == nil ? problem.node.position : position, in: file),
          problem.message, remedy: problem.remedy))
    }
    return expression
  }

  // MARK: Reports

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(
    _ kind: DiagnosticKind, at node: JSONNode, _ message: String, remedy: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(kind, at: SourceLocation(node.position, in: file), message, remedy: remedy))
  }
}
