import JSONSource

extension Reader where Value == Bool {
  /// Reads `true` or `false`.
  static var boolean: Reader {
    Reader(shape: .boolean) { node, context in
      guard node.kind == .boolean else {
        context.reportShape(.boolean, at: node)
        return nil
      }
      return node.sourceText == "true"
    }
  }
}

extension Reader where Value == Fragment {
  /// Reads the word for an alignment, or `{"swift": EXPRESSION}`, as an expression of the type `Alignment`.
  static var alignment: Reader {
    let words = [
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing",
      "bottomLeading", "bottomTrailing", "centerFirstTextBaseline", "centerLastTextBaseline",
      "leadingFirstTextBaseline", "leadingLastTextBaseline", "trailingFirstTextBaseline",
      "trailingLastTextBaseline",
    ]
    let shape = ValueShape.either([
      .words(words),
      .object(
        "an alignment",
        members: [("swift", Reader<Fragment>.fragment(.expression, "a Swift expression").shape)]),
    ])
    return Reader(shape: shape) { node, context in
      if node.kind == .object {
        return context.onlyMember(of: node, named: ["swift"], noun: "an alignment").flatMap {
          fragment(.expression, "a Swift expression").read($0.value, context)
        }
      }
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      if words.contains(word) { return Fragment("." + word, from: node) }
      context.reportUnknownWord(word, meaning: "an alignment", known: words, at: node)
      return nil
    }
  }
}
