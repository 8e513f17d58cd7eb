/// Pairs opening with closing tags.
struct TagMatcher {
  private let text: [UInt8]
  private let tags: [Tag]
  private let lines: SourceLines

  /// For each tag that opens, the index of the tag that closes it, and the other way round.
  private(set) var partners: [Int]
  /// For each tag, the index of the innermost one that is open there, or nil.
  private(set) var enclosing: [Int?]
  private(set) var faults: [Fault] = []

  private var open: [Int] = []
  /// Open tags that a misnamed closing tag was probably meant for: not worth another report.
  private var excused: Set<Int> = []

  /// How deep tags may be nested; stages after this one recurse over the nesting.
  static let depthLimit = 100

  init(_ text: [UInt8], _ tags: [Tag], _ lines: SourceLines) {
    self.text = text
    self.tags = tags
    self.lines = lines
    partners = Array(repeating: -1, count: tags.count)
    enclosing = Array(repeating: nil, count: tags.count)
  }

  mutating func match() {
    for index in tags.indices {
      if case .close = tags[index].kind {
        close(index)
      }
      enclosing[index] = open.last
      guard tags[index].opens else { continue }
      guard open.count < Self.depthLimit else {
        return fail(.nestingTooDeep(limit: Self.depthLimit), at: index)
      }
      open.append(index)
    }
    for index in open where !excused.contains(index) {
      fail(.unclosedSection(name(of: index)), at: index)
    }
  }

  private mutating func close(_ index: Int) {
    guard let innermost = open.last else {
      return fail(.closeWithoutOpen(name(of: index)), at: index)
    }
    let wanted = text[tags[index].name]
    if text[tags[innermost].name] != wanted {
      reportMismatch(index, innermost)
      guard let meant = open.lastIndex(where: { text[tags[$0].name] == wanted }) else {
        excused.insert(innermost)
        return
      }
      open.removeSubrange((meant + 1)...)
    }
    let opener = open.removeLast()
    partners[opener] = index
    partners[index] = opener
  }

  private mutating func reportMismatch(_ index: Int, _ innermost: Int) {
    guard !excused.contains(innermost) else { return }
    let (line, column) = lines.position(of: tags[innermost].range.lowerBound)
    fail(
      .mismatchedClose(name(of: index), open: name(of: innermost), line: line, column: column),
      at: index)
  }

  private func name(of index: Int) -> String {
    String(decoding: text[tags[index].name], as: UTF8.self)
  }

  private mutating func fail(_ kind: TemplateProblem.Kind, at index: Int) {
    faults.append(Fault(kind: kind, offset: tags[index].range.lowerBound))
  }
}
