/// One node of a document, 16 bytes. The nodes stand in the order of the text, a member's name
/// before its value, a container before what it holds.
struct TapeEntry: Sendable {
  /// What a node is, in three bits.
  enum Tag: UInt32 {
    case object, array
    /// A string without a backslash, whose bytes are its value.
    case plainString
    /// A string whose value has to be decoded.
    case escapedString
    case number, `true`, `false`, null
  }

  /// The offset of the node's first byte.
  let start: UInt32

  /// The number of bytes from the first to the last, quotation marks and brackets included.
  var length: UInt32

  /// The index of the first entry behind this node and all that it holds; while a container is
  /// open, the index of the container around it.
  var next: UInt32

  private var tagAndCount: UInt32

  private static let countBits: UInt32 = 29

  /// The longest text whose nodes fit: an element takes two bytes at least, so that a count fits
  /// in 29 bits, an offset in 32 and a length in the `int` that json-c takes.
  static let maximumTextLength = 1 << 30

  init(_ tag: Tag, start: Int, length: Int, next: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: length)
    self.next = UInt32(truncatingIfNeeded: next)
    tagAndCount = tag.rawValue << Self.countBits
  }

  /// What the node is.
  var tag: Tag {
    guard let tag = Tag(rawValue: tagAndCount >> Self.countBits) else {
      preconditionFailure("three bits hold eight tags")
    }
    return tag
  }

  /// The number of members or elements.
  var count: Int { Int(tagAndCount & (1 << Self.countBits - 1)) }

  /// Whether the node is an object, without the cost of making a tag.
  var isObject: Bool { tagAndCount >> Self.countBits == 0 }

  /// Counts one more member or element.
  mutating func incrementCount() { tagAndCount &+= 1 }

  /// The offset behind the node's last byte.
  var end: Int { Int(start) + Int(length) }
}
