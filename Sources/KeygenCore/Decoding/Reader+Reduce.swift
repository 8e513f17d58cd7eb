import JSONSource

extension Reader where Value == any ReduceStrategy {
  /// Reads a strategy: a word, or an object with one member that says which and how.
  static var reduce: Reader {
    let words = ReduceStrategies.named.map(\.name)
    let shape = ValueShape.either([.words(words), .object("a reduce strategy")])
    return Reader(shape: shape) { node, context in
      switch node.kind {
      case .string:
        let word = node.string ?? ""
        if let strategy = ReduceStrategies.named(word) { return strategy }
        context.reportUnknownWord(
          word, meaning: "a reduce strategy", known: words, synonyms: ReduceStrategies.synonyms,
          at: node)
        return nil
      case .object: return parametrised(node, context)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }

  private static func parametrised(_ node: JSONNode, _ context: DecodingContext) -> Value? {
    var strategies: [any ReduceStrategy] = []
    let diagnosed = context.diagnostics.count
    for member in node.members {
      switch member.name {
      case "swift":
        if let body = Reader<Fragment>.statements.read(member.value, context) {
          strategies.append(CustomStrategy(body: body))
        }
      case "//": _ = Reader<[String]>.lines("a comment").read(member.value, context)
      default:
        context.reportUnknownWord(
          member.name, meaning: "a reduce strategy with a value of its own", known: ["swift"],
          at: member.nameNode)
      }
    }
    if strategies.count == 1 { return strategies[0] }
    if context.diagnostics.count == diagnosed {
      context.report(
        .wrongType, at: node, "a reduce strategy is one word, or an object with one member",
        remedy: "write a word such as `\"last\"`, or `{ \"swift\": \"…\" }`")
    }
    return nil
  }
}
