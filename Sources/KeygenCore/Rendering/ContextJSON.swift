import Mustache

/// A context as JSON: records are objects whose members are the shape's fields in order, and an optional field
/// without a value is `null`.
///
/// It is written by hand, not by json-c: the values are at hand in the order in which they are printed, so a tree of
/// another library's objects would only be filled to be walked once, and the escaping is three rules.
struct ContextJSON: ContextSink {
  /// A value of the context.
  indirect enum Value {
    case absent
    case text(String)
    case flag(Bool)
    case list([Value])
    case record(ContextShape, [Value])
  }

  var absent: Value { .absent }

  func text(_ text: String, mark: Int32?) -> Value { .text(text) }

  func flag(_ value: Bool) -> Value { .flag(value) }

  func list(_ items: [Value]) -> Value { .list(items) }

  func record(_ shape: ContextShape, _ slots: [Value]) -> Value { .record(shape, slots) }

  /// The JSON of a value in UTF-8, two spaces a level, with a line break at its end.
  static func bytes(of value: Value) -> [UInt8] {
    var writer = Writer()
    writer.write(value, indentation: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func write(_ value: Value, indentation: Int) {
      switch value {
      case .absent: bytes += Array("null".utf8)
      case .flag(let value): bytes += Array((value ? "true" : "false").utf8)
      case .text(let text): write(text)
      case .list(let items):
        write(items, between: "[", and: "]", indentation) { writer, item, indentation in
          writer.write(item, indentation: indentation)
        }
      case .record(let shape, let slots):
        let fields = OutputSchema.schema.records[shape.index].fields
        write(Array(zip(fields, slots)), between: "{", and: "}", indentation) {
          writer, member, indentation in
          writer.write(member.0.name)
          writer.bytes += Array(": ".utf8)
          writer.write(member.1, indentation: indentation)
        }
      }
    }

    private mutating func write<Item>(
      _ items: [Item], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
      _ indentation: Int, _ writeItem: (inout Writer, Item, Int) -> Void
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
      bytes.append(UInt8(ascii: "\n"))
      bytes += repeatElement(UInt8(ascii: " "), count: indentation)
    }

    /// A string by RFC 8259: quotes, backslashes and control characters are escaped, all else stands as it is.
    private mutating func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case ..<0x20:
          let digits = String(byte, radix: 16)
          bytes += Array("\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
