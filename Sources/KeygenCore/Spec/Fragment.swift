import JSONSource
import SwiftSource

/// A piece of Swift that a user wrote in a spec, checked to fit the slot that it is meant for.
struct Fragment: Sendable {
  /// The Swift source; where the JSON is a list, its strings joined by line feeds.
  let text: String
  /// The JSON that it was read from: a string, or a list of strings that are its lines.
  let node: JSONNode

  init(_ text: String, from node: JSONNode) {
    self.text = text
    self.node = node
  }

  /// The lines, at least one, each with the JSON string that holds it.
  var codeLines: [CodeLine] {
    guard node.kind == .array else { return Self.lines(of: text, in: node) }
    return node.elements.flatMap { Self.lines(of: $0.string ?? "", in: $0) }
  }

  /// The names that the Swift uses other than as members of something, without backticks.
  var mentionedNames: Set<String> {
    guard let tokens = try? SwiftLexer.tokens(of: text) else { return [] }
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      let isEscaped = token.kind == .escapedIdentifier
      guard token.kind == .identifier || isEscaped else { continue }
      if index > 0, [.period, .prefixPeriod].contains(tokens[index - 1].kind) { continue }
      let range = isEscaped ? token.start + 1..<token.end - 1 : token.range
      names.insert(String(decoding: bytes[range], as: UTF8.self))
    }
    return names
  }

  /// Whether the Swift uses a name, other than as a member of something.
  func mentions(_ name: String) -> Bool { mentionedNames.contains(name) }

  private static func lines(of text: String, in node: JSONNode) -> [CodeLine] {
    // By UTF-8, since a CRLF is one Character that equals no line feed.
    let bytes = text.utf8
    var lines: [CodeLine] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      var next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(CodeLine(String(text[start..<index]), from: node))
        if byte == UInt8(ascii: "\r"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "\n") {
          next = bytes.index(after: next)
        }
        start = next
      }
      index = next
    }
    lines.append(CodeLine(String(text[start...]), from: node))
    return lines
  }

  /// The JSON string, and the offset into its value, at which a byte of `text` stands.
  ///
  /// - Parameter offset: how many UTF-8 bytes of `text` come before.
  func place(ofUTF8Offset offset: Int) -> (node: JSONNode, offset: Int) {
    guard node.kind == .array else { return (node, offset) }
    var rest = offset
    var last = (node: node, offset: 0)
    for element in node.elements {
      let length = element.string?.utf8.count ?? 0
      if rest <= length { return (element, rest) }
      // The strings of a list are joined by one byte each.
      rest -= length + 1
      last = (element, length)
    }
    return last
  }
}
