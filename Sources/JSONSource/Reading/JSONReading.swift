/// What came of reading a text.
public struct JSONReading: Sendable {
  /// The text with its lines. Of a text that is too large to be read, nothing is kept.
  public let source: SourceText

  /// The one value of the text, or `nil` if its syntax is at fault.
  public let root: JSONNode?

  /// All problems, by position; empty if the text is right.
  public let problems: [JSONProblem]

  /// How often two names were compared or one was looked up in search of duplicates.
  let nameComparisonCount: Int

  init(
    source: SourceText, root: JSONNode?, problems: [JSONProblem], nameComparisonCount: Int
  ) {
    self.source = source
    self.root = root
    self.problems = problems
    self.nameComparisonCount = nameComparisonCount
  }

  /// The reading of a text that is refused before it is scanned.
  init(refusing source: SourceText, _ kind: JSONProblem.Kind) {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    self.init(
      source: source, root: nil, problems: [JSONProblem(kind: kind, position: start)],
      nameComparisonCount: 0)
  }

  /// The text of one line without its line break, to be shown above a caret.
  ///
  /// - Parameter line: The line, from 1.
  /// - Returns: The line, or `nil` if the text has no such line.
  public func lineText(_ line: Int) -> String? {
    source.lineText(line)
  }
}
