import KeygenCore

/// Lays pages of prose out for a terminal.
struct PageText {
  private let layout: TextLayout
  private let format: TextFormat

  /// - Parameter width: the width in columns.
  init(width: Int) {
    layout = TextLayout(width: width)
    format = TextFormat(showsSource: false, colors: false, width: width)
  }

  /// The text of a page.
  func text(of blocks: [PageBlock]) -> String {
    var parts: [[String]] = []
    var heading: [String] = []
    for block in blocks {
      if case .heading(let text) = block {
        heading = [text + ":"]
      } else {
        parts.append(heading + lines(of: block, isFirst: parts.isEmpty))
        heading = []
      }
    }
    return parts.joined(separator: [""]).map { $0 + "\n" }.joined()
  }

  private func lines(of block: PageBlock, isFirst: Bool) -> [String] {
    switch block {
    case .heading(let text): [text]
    case .paragraph(let text): layout.wrapped(text, indentation: isFirst ? 0 : 2)
    case .table(let rows): layout.table(rows.map { ($0.label, $0.text) })
    case .code(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .trimmingSuffix { $0.isEmpty }.map { $0.isEmpty ? "" : "    " + $0 }
    case .diagnostics(let diagnostics):
      diagnostics.map { format.text(of: $0, lines: SourceLines { _ in nil }) }.joined()
        .split(separator: "\n").flatMap { layout.wrapped(String($0), indentation: 4, hanging: 4) }
    }
  }
}

extension BidirectionalCollection {
  fileprivate func trimmingSuffix(while condition: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
