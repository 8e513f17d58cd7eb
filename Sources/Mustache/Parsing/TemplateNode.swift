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
