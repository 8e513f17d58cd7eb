/// Writes JSON as text, by RFC 8259 and in UTF-8.
///
/// It is written by hand, not by json-c: the values are at hand in the order in which they are printed, so a tree of
/// another library's objects would only be filled to be walked once, and the escaping is three rules.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout: Sendable {
    /// One value or member a line, two spaces a level.
    case indented
    /// All on one line, without a space.
    case oneLine
  }

  private let layout: Layout
  private var bytes: [UInt8] = []

  private init(_ layout: Layout) { self.layout = layout }

  /// The text of a value in UTF-8, with a line break at its end.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - layout: where lines are broken.
  package static func bytes(of value: JSONValue, layout: Layout = .indented) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.write(value, indentation: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue, indentation: Int) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let text): write(text)
    case .list(let items):
      write(items, between: "[", and: "]", indentation) { writer, item, indentation in
        writer.write(item, indentation: indentation)
      }
    case .object(let members):
      write(members, between: "{", and: "}", indentation) { writer, member, indentation in
        writer.write(member.name)
        writer.bytes += (writer.layout == .indented ? ": " : ":").utf8
        writer.write(member.value, indentation: indentation)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
    _ indentation: Int, _ writeItem: (inout JSONWriter, Item, Int) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indentation + 2)
      writeItem(&self, item, indentation + 2)
    }
    if !items.isEmpty { breakLine(indentation) }
    bytes.append(UInt8(ascii: closing))
  }

  private mutating func breakLine(_ indentation: Int) {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  /// A string: quotes, backslashes and control characters are escaped, all else stands as it is.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
