/// A piece of a parsed template. Ranges are bytes of the template's text.
indirect enum TemplateNode: Sendable {
  /// Text to be copied. It may span lines; `startsLine` says whether its first byte starts one.
  case text(Range<Int>, startsLine: Bool)
  /// The next tag is the first thing on a line that it shares with others.
  case lineStart
  case value(name: Range<Int>, raw: Bool)
  case section(name: Range<Int>, inverted: Bool, [TemplateNode])
  case partial(Inclusion)
  case parent(Inclusion, arguments: [BlockNode])
  case block(BlockNode)
}

/// A tag that brings another template in.
struct Inclusion: Sendable {
  let name: Range<Int>
  /// The offset of the tag.
  let offset: Int
  /// The white space that every line of the other template gets; nil where the tag shares its line
  /// with others.
  let indentation: Range<Int>?
}

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
