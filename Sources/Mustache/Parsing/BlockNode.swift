/// A block: a place that can be overridden, or content for such a place.
struct BlockNode: Sendable {
  /// Tells the block from all others of its template.
  let id: Int
  let name: Range<Int>
  /// The offset of the tag.
  let offset: Int
  let content: [TemplateNode]
  /// Whether the content, where it stands, starts on a line of its own.
  let contentStartsLine: Bool
  /// What precedes the content where it is not overridden.
  let lead: [TemplateNode]
  /// Whether what overrides the content starts on a line of its own.
  let overrideStartsLine: Bool
  /// The white space that every line of what overrides the content gets.
  let indentation: Range<Int>
}

extension BlockNode {
  /// The content as it is put in the place of a block.
  ///
  /// - Parameter startsLine: Whether the place starts a line.
  func content(startingLine startsLine: Bool) -> [TemplateNode] {
    guard startsLine != contentStartsLine, let first = content.first else { return content }
    switch first {
    case .text(let range, _): return [.text(range, startsLine: startsLine)] + content.dropFirst()
    case .lineStart where !startsLine: return Array(content.dropFirst())
    default: return startsLine ? [.lineStart] + content : content
    }
  }
}
