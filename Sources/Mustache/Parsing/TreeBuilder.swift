/// Makes the tree of a template whose tags are matched and placed.
struct TreeBuilder {
  let text: [UInt8]
  let tags: [Tag]
  let lines: SourceLines
  let partners: [Int]
  let layout: LineLayout

  func build() -> [TemplateNode] {
    nodes(tags.indices, in: 0..<text.count)
  }

  /// The nodes of a run of tags and the text around them.
  ///
  /// The recursion is as deep as the nesting of tags, which the matcher has limited.
  private func nodes(_ run: Range<Int>, in span: Range<Int>) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    var offset = span.lowerBound
    var index = run.lowerBound
    while index < run.upperBound {
      let last = tags[index].opens ? partners[index] : index
      append(offset, layout.placements[index].textEnd, to: &nodes)
      appendTag(index, to: &nodes)
      offset = layout.placements[last].textStart
      index = last + 1
    }
    append(offset, span.upperBound, to: &nodes)
    return nodes
  }

  private func appendTag(_ index: Int, to nodes: inout [TemplateNode]) {
    let tag = tags[index]
    if sharesLineAndStartsIt(index) { nodes.append(.lineStart) }
    switch tag.kind {
    case .value(let raw): nodes.append(.value(name: tag.name, raw: raw))
    case .section: nodes.append(.section(name: tag.name, inverted: false, body(of: index)))
    case .inverted: nodes.append(.section(name: tag.name, inverted: true, body(of: index)))
    case .partial: nodes.append(.partial(inclusion(index)))
    case .parent: nodes.append(.parent(inclusion(index), arguments: arguments(of: index)))
    case .block:
      nodes.append(.block(block(index)))
      if sharesLineAndStartsIt(partners[index]) { nodes.append(.lineStart) }
    case .close, .comment, .delimiters: break
    }
  }

  private func sharesLineAndStartsIt(_ index: Int) -> Bool {
    let start = tags[index].range.lowerBound
    let placement = layout.placements[index]
    // Where a tag has taken the white space before it, that is part of what it stands for.
    guard !placement.isStandalone, placement.textEnd == start else { return false }
    if case .block = tags[index].kind, layout.ownsLines(index) { return false }
    return start <= layout.textStart(ofLineAt: start)
  }

  private func content(of index: Int) -> [TemplateNode] {
    let closing = partners[index]
    let start = layout.placements[index].textStart
    let end = max(start, layout.placements[closing].textEnd)
    return nodes((index + 1)..<closing, in: start..<end)
  }

  /// The content of a section, which starts the line of its closing tag as often as it is rendered.
  private func body(of index: Int) -> [TemplateNode] {
    var body = content(of: index)
    if sharesLineAndStartsIt(partners[index]) { body.append(.lineStart) }
    return body
  }

  private func inclusion(_ index: Int) -> Inclusion {
    let start = tags[index].range.lowerBound
    let isStandalone = layout.placements[index].isStandalone
    return Inclusion(
      name: tags[index].name, offset: start,
      indentation: isStandalone ? layout.indentation(ofLineAt: start) : nil)
  }

  private func arguments(of index: Int) -> [BlockNode] {
    var arguments: [BlockNode] = []
    var inner = index + 1
    while inner < partners[index] {
      if case .block = tags[inner].kind { arguments.append(block(inner)) }
      inner = (tags[inner].opens ? partners[inner] : inner) + 1
    }
    return arguments
  }

  private func block(_ index: Int) -> BlockNode {
    let placement = layout.placements[index]
    let start = tags[index].range.lowerBound
    let ownsLines = !layout.isArgument(index) && layout.ownsLines(index)
    return BlockNode(
      id: index, name: tags[index].name, offset: start,
      content: content(of: index),
      contentStartsLine: placement.isStandalone,
      lead: ownsLines && !placement.isStandalone ? lead(before: start) : [],
      overrideStartsLine: ownsLines || placement.isStandalone,
      indentation: ownsLines ? indentation(ofOverridesOf: index) : start..<start)
  }

  private func lead(before start: Int) -> [TemplateNode] {
    let blank = layout.indentation(ofLineAt: start)
    return blank.isEmpty ? [.lineStart] : [.text(blank, startsLine: true)]
  }

  /// The indentation of the first line of the content it replaces, or else that of the tag.
  private func indentation(ofOverridesOf index: Int) -> Range<Int> {
    let placement = layout.placements[index]
    let line = placement.isStandalone ? placement.textStart : tags[index].range.lowerBound
    return layout.indentation(ofLineAt: line)
  }

  /// Adds text, without the indentation that its lines lose.
  private func append(_ start: Int, _ end: Int, to nodes: inout [TemplateNode]) {
    guard start < end else { return }
    var line = lines.line(at: start)
    if layout.dedents.isEmpty {
      nodes.append(.text(start..<end, startsLine: lines.starts[line] == start))
      return
    }
    var offset = start
    while offset < end {
      let next = line + 1 < lines.starts.count ? min(end, lines.starts[line + 1]) : end
      let startsLine = lines.starts[line] == offset
      if startsLine { offset += layout.dedents[line] }
      if offset < next { nodes.append(.text(offset..<next, startsLine: startsLine)) }
      offset = next
      line += 1
    }
  }
}
