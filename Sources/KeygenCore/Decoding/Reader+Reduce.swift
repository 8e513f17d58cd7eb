import JSONSource

extension Reader where Value == any ReduceStrategy {
  /// Reads a strategy: a word, or an object with one member that says which and how.
  static var reduce: Reader {
    let noun = "a reduce strategy"
    let words = ReduceStrategies.named.map(\.name)
    let shape = ValueShape.either([
      .words(words) { ReduceStrategies.named($0)?.summary },
      .object(noun, .oneOf { ReduceForm.all.map(\.described) }),
    ])
    return Reader(shape: .named(noun, shape)) { node, context in
      switch node.kind {
      case .string: return word(node, context)
      case .object: return parametrised(node, context)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }

  private static func word(_ node: JSONNode, _ context: DecodingContext) -> Value? {
    let word = node.string ?? ""
    if let strategy = ReduceStrategies.named(word) { return strategy }
    if ReduceStrategies.parametrised.contains(word) {
      context.report(
        .wrongType, at: node, "the strategy `\(word)` needs a value of its own",
        remedy: "write `{ \"\(word)\": … }`")
      return nil
    }
    context.reportUnknownWord(
      word, meaning: "a reduce strategy",
      known: ReduceStrategies.named.map(\.name) + ["join", "fields", "swift"],
      synonyms: ReduceStrategies.synonyms, at: node)
    return nil
  }

  /// Reads an object that has one member beside comments.
  private static func parametrised(_ node: JSONNode, _ context: DecodingContext) -> Value? {
    let members = node.members.filter { member in
      guard member.hasName("//") else { return true }
      _ = Reader<[String]>.lines("a comment").read(member.value, context)
      return false
    }
    guard members.count == 1 else {
      context.report(
        .wrongType, at: node, "a reduce strategy is one word, or an object with one member",
        remedy: "write a word such as `\"last\"`, or an object such as `{ \"join\": \" \" }`")
      return nil
    }
    guard let form = ReduceForm.all.first(where: { $0.name == members[0].name }) else {
      context.reportUnknownWord(
        members[0].name, meaning: "a reduce strategy with a value of its own",
        known: ReduceStrategies.parametrised, at: members[0].nameNode)
      return nil
    }
    return form.reader.read(members[0].value, context)
  }

  // MARK: Forms

  /// Reads the statements of a strategy of the spec's own.
  static var statements: Reader {
    let statements = Reader<Fragment>.statements
    return Reader(shape: statements.shape) { node, context in
      statements.read(node, context).map { CustomStrategy(body: $0) }
    }
  }

  /// Reads the separator of `join`.
  static var join: Reader {
    let text = Reader<String>.text("a separator")
    return Reader(shape: text.shape) { node, context in
      text.read(node, context).map { JoinStrategy(separator: $0) }
    }
  }

  /// Reads the strategy inside `merge`.
  static var merge: Reader {
    let reduce = reduce
    return Reader(shape: reduce.shape) { node, context in
      guard let conflicts = reduce.read(node, context),
        isPart(conflicts, of: "merge", at: node, context)
      else { return nil }
      return MergeStrategy(conflicts: conflicts, node: node)
    }
  }

  /// Whether a strategy can decide inside of another one; if not, that is reported.
  private static func isPart(
    _ strategy: any ReduceStrategy, of outer: String, at node: JSONNode, _ context: DecodingContext
  ) -> Bool {
    if strategy is CustomStrategy {
      context.report(
        .unsuitableReduce, at: node, "statements of your own cannot stand inside `\(outer)`",
        remedy: "write the whole reduce as `{ \"swift\": … }`")
      return false
    }
    if outer == "merge", strategy.needsDefault {
      context.report(
        .unsuitableReduce, at: node,
        "`\(strategy.name)` compares with the default, and the values of a dictionary have none",
        remedy: "use `first`, `last`, or Optional values with `firstNonNil` or `lastNonNil`")
      return false
    }
    return true
  }

  // MARK: Fields

  /// Reads the properties of `fields` with their strategies.
  static var fields: Reader {
    let names = Reader<String>.identifier("the name of a property").shape
    let reduce = reduce.shape
    let shape = ValueShape.object(
      "stored properties with their strategies",
      .entries(named: names) { .either([reduce, FieldForm.shape]) })
    return Reader(shape: shape) { node, context in
      guard node.kind == .object else {
        context.reportShape(shape, at: node)
        return nil
      }
      guard node.count > 0 else {
        context.report(
          .wrongType, at: node, "`fields` names no property",
          remedy: "name one at least, or use the strategy `first`")
        return nil
      }
      let fields = node.members.map { field($0, context) }
      return fields.contains { $0 == nil }
        ? nil : FieldsStrategy(fields: fields.compactMap { $0 })
    }
  }

  private static func field(
    _ member: JSONMember, _ context: DecodingContext
  ) -> FieldsStrategy.Field? {
    let name = Reader<Located<String>>.located(.identifier("the name of a property"))
      .read(member.nameNode, context)
    var form = FieldForm(node: member.value)
    if member.value.kind == .object,
      member.value.members.contains(where: { $0.hasName("reduce") || $0.hasName("type") })
    {
      guard let read = FieldForm.decode(member.value, context) else { return nil }
      form = read
    } else {
      form.reduce = Reader<Located<any ReduceStrategy>>.located(.reduce)
        .read(member.value, context)
    }
    guard let name, let reduce = form.reduce,
      isPart(reduce.value, of: "fields", at: reduce.node, context)
    else { return nil }
    return FieldsStrategy.Field(
      name: name, type: form.type, strategy: reduce.value, node: reduce.node)
  }
}

/// `{"type": TYPE, "reduce": STRATEGY}`.
private struct FieldForm: SpecObject {
  static let noun = "a field"

  static let members: [Member<FieldForm>] = [
    Member("type", .fragment(.type, "a Swift type"), "The type of the property.") { $0.type = $1 },
    Member("reduce", .located(.reduce), isRequired: true, "How the property is combined.") {
      $0.reduce = $1
    },
  ]

  var type: Fragment?
  var reduce: Located<any ReduceStrategy>?

  init(node: JSONNode) {}
}
