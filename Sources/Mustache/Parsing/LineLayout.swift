/// Which white space around tags belongs to the tags and not to the text.
///
/// A tag is *standalone* where nothing but white space shares its line: the line then vanishes.
/// The rules for blocks and parents follow the inheritance module of the public Mustache
/// specification: a parent is standalone as a whole, from its opening to its closing tag; a block's
/// content loses its own indentation where it is defined and gets that of the place where it is put.
struct LineLayout {
  /// What a tag does to the text around it.
  struct Placement {
    /// Where the text before the tag ends.
    var textEnd: Int
    /// Where the text after the tag starts.
    var textStart: Int
    /// The line is the tag's own, as far as the text is concerned.
    var isStandalone = false
  }

  private let text: [UInt8]
  private let tags: [Tag]
  private let lines: SourceLines
  private let partners: [Int]
  private let enclosing: [Int?]

  private(set) var placements: [Placement]
  /// How many bytes of indentation each line loses; empty where none loses any.
  private(set) var dedents: [Int] = []

  init(
    _ text: [UInt8], _ tags: [Tag], _ lines: SourceLines, partners: [Int], enclosing: [Int?]
  ) {
    self.text = text
    self.tags = tags
    self.lines = lines
    self.partners = partners
    self.enclosing = enclosing
    placements = tags.map {
      Placement(textEnd: $0.range.lowerBound, textStart: $0.range.upperBound)
    }
    for index in tags.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    switch tags[index].kind {
    case .value: break
    case .parent: placeParent(index)
    case .block where isArgument(index): placeArgument(index)
    case .block: placeParameter(index)
    case .close:
      // The closing tags of parents and arguments are placed with their opening tags.
      switch tags[partners[index]].kind {
      case .parent: break
      case .block where isArgument(partners[index]): break
      default: placeAlone(index)
      }
    case .section, .inverted, .partial, .comment, .delimiters: placeAlone(index)
    }
  }

  private mutating func placeAlone(_ index: Int) {
    guard let start = lineStart(before: index), let end = lineEnd(after: index) else { return }
    placements[index] = Placement(textEnd: start, textStart: end, isStandalone: true)
  }

  private mutating func placeParent(_ index: Int) {
    let closing = partners[index]
    guard let start = lineStart(before: index), let end = lineEnd(after: closing) else { return }
    placements[index].textEnd = start
    placements[index].isStandalone = true
    placements[closing].textStart = end
  }

  /// The white space between an argument and its surroundings is ignored with the rest of a
  /// parent's own text, so only the inner side of its tags matters.
  private mutating func placeArgument(_ index: Int) {
    let closing = partners[index]
    if let start = lineStart(before: closing) { placements[closing].textEnd = start }
    guard let end = lineEnd(after: index) else { return }
    placements[index].textStart = end
    placements[index].isStandalone = true
    dedent(from: end, to: tags[closing].range.lowerBound)
  }

  /// The opening tag of a parameter that has its lines to itself is indented by the white space
  /// before it, even where it shares its line with content or its closing tag. The line break after
  /// such a closing tag stays text.
  private mutating func placeParameter(_ index: Int) {
    placeAlone(index)
    guard !placements[index].isStandalone, ownsLines(index) else { return }
    placements[index].textEnd = lineStart(before: index) ?? placements[index].textEnd
  }

  /// Takes the indentation of a content's first line from all of its lines that have it.
  private mutating func dedent(from start: Int, to end: Int) {
    let indentation = text[start..<blankEnd(from: start)]
    guard !indentation.isEmpty else { return }
    if dedents.isEmpty { dedents = Array(repeating: 0, count: lines.starts.count) }
    for line in lines.line(at: start)...lines.line(at: end) {
      let lineStart = lines.starts[line]
      if text[lineStart...].starts(with: indentation) {
        dedents[line] = max(dedents[line], indentation.count)
      }
    }
  }

  /// Whether a block is content for a parent's block.
  func isArgument(_ index: Int) -> Bool {
    guard let outer = enclosing[index], case .parent = tags[outer].kind else { return false }
    return true
  }

  /// Whether a parameter has its lines to itself: nothing but white space precedes its opening tag
  /// or follows its closing tag.
  func ownsLines(_ index: Int) -> Bool {
    lineStart(before: index) != nil && lineEnd(after: partners[index]) != nil
  }

  /// The start of the tag's line, where only white space lies between.
  func lineStart(before index: Int) -> Int? {
    var offset = tags[index].range.lowerBound
    while offset > 0, isBlank(text[offset - 1]) { offset -= 1 }
    return offset == 0 || text[offset - 1] == newline ? offset : nil
  }

  /// The end of the tag's line, where only white space lies between.
  func lineEnd(after index: Int) -> Int? {
    let offset = blankEnd(from: tags[index].range.upperBound)
    if offset == text.count { return offset }
    if text[offset] == newline { return offset + 1 }
    let isBreak =
      text[offset] == carriageReturn && offset + 1 < text.count && text[offset + 1] == newline
    return isBreak ? offset + 2 : nil
  }

  /// The start of the text on the line that holds an offset, after what the line loses.
  func textStart(ofLineAt offset: Int) -> Int {
    let line = lines.line(at: offset)
    return lines.starts[line] + (dedents.isEmpty ? 0 : dedents[line])
  }

  /// The white space that starts a line, without what the line loses.
  func indentation(ofLineAt offset: Int) -> Range<Int> {
    let start = textStart(ofLineAt: offset)
    return start..<max(start, blankEnd(from: start))
  }

  func blankEnd(from start: Int) -> Int {
    var offset = start
    while offset < text.count, isBlank(text[offset]) { offset += 1 }
    return offset
  }
}
