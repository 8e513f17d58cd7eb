import JSONSource

extension Reader where Value == ReportForm {
  /// Reads `value`, `element`, `entry`, or `{"entry": NAME}`.
  static var reportForm: Reader {
    let words = ["value", "element", "entry"]
    let shape = ValueShape.either([
      .words(words),
      .object(
        "an entry", members: [("entry", Reader<String>.identifier("the name of an argument").shape)]
      ),
    ])
    return Reader(shape: shape) { node, context in
      if node.kind == .object {
        return context.onlyMember(of: node, named: ["entry"], noun: "an entry").flatMap {
          Reader<String>.identifier("the name of an argument").read($0.value, context)
        }.map { .entry($0) }
      }
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      switch word {
      case "value": return .value
      case "element": return .element
      case "entry": return .entry("id")
      default:
        context.reportUnknownWord(word, meaning: "a way to report", known: words, at: node)
        return nil
      }
    }
  }
}
