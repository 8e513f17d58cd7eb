/// A noun with its article, such as `a reduce strategy`, as a schema uses it.
struct SchemaNoun {
  /// The noun without its article.
  private let words: [Substring]

  init(_ phrase: String) {
    let words = phrase.split(separator: " ")
    self.words = ["a", "an", "the"].contains(words.first) ? Array(words.dropFirst()) : words
  }

  /// As a title: `Reduce strategy`.
  var title: String { words.joined(separator: " ").capitalizedFirst }

  /// As a name for definitions: `reduceStrategy`.
  var key: String {
    words.enumerated().map { $0 == 0 ? String($1) : String($1).capitalizedFirst }.joined()
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
