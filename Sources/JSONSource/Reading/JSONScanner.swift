/// Gives the verdict on a text, strictly by RFC 8259, and writes down where its nodes are.
///
/// It passes over the bytes once. Nesting is kept in the tape itself, each open container holding
/// the index of the one around it, so depth costs neither stack nor a list of its own. What to say
/// about a fault is worked out only once there is one (see `JSONScanner+Diagnosis.swift`).
struct JSONScanner {
  let text: UnsafePointer<UInt8>
  let count: Int
  let maximumDepth: Int
  let values: JSONCValues

  /// The offset of the next byte to look at.
  var offset = 0
  var tape: [TapeEntry] = []
  var lines = LineTable()
  var duplicates: DuplicateNames

  /// The index of the innermost open container; -1 outside of any.
  var openContainer = -1
  private var depth = 0

  init(_ text: UnsafeBufferPointer<UInt8>, maximumDepth: Int, values: JSONCValues) {
    // An empty buffer may have no address; nothing is read through the stand-in.
    self.text = text.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = text.count
    self.maximumDepth = maximumDepth
    self.values = values
    duplicates = DuplicateNames(text: self.text, values: values)
    // A node takes about ten bytes in a spec. Too little is made up for by doubling.
    tape.reserveCapacity(count / 16 + 8)
  }

  /// Scans the whole text.
  mutating func scanText() throws(JSONProblem) {
    skipByteOrderMark()
    skipSpace()
    guard offset < count else { throw problem(.emptyText, at: offset) }
    try scanValue()
    while openContainer >= 0 {
      skipSpace()
      try scanNextItem()
    }
    skipSpace()
    if offset < count { throw problemAfterEnd() }
  }

  private mutating func skipByteOrderMark() {
    if count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { offset = 3 }
  }

  /// Moves to the next byte that is no white space, and notes the lines that start on the way.
  mutating func skipSpace() {
    while offset < count {
      let byte = text[offset]
      if byte > Byte.space { return }
      if byte == Byte.space || byte == Byte.tab {
        offset &+= 1
      } else if byte == Byte.lineFeed {
        offset &+= 1
        lines.appendLine(startingAt: offset)
      } else if byte == Byte.carriageReturn {
        offset &+= 1
        if offset < count, text[offset] == Byte.lineFeed { offset &+= 1 }
        lines.appendLine(startingAt: offset)
      } else {
        return
      }
    }
  }

  /// Scans a value; of an object or array only the opening bracket.
  mutating func scanValue() throws(JSONProblem) {
    guard offset < count else { throw problemAtEnd() }
    let byte = text[offset]
    if byte == Byte.quote {
      try scanString()
    } else if byte == Byte.openBrace {
      try open(.object)
    } else if byte == Byte.openBracket {
      try open(.array)
    } else if byte == Byte.minus || Byte.isDigit(byte) {
      try scanNumber()
    } else {
      try scanWord()
    }
  }

  private mutating func open(_ tag: TapeEntry.Tag) throws(JSONProblem) {
    guard depth < maximumDepth else { throw problem(.tooDeep(limit: maximumDepth), at: offset) }
    depth &+= 1
    tape.append(TapeEntry(tag, start: offset, length: 0, next: openContainer))
    openContainer = tape.count - 1
    offset &+= 1
  }

  /// Scans on in the innermost open container: its end, or its next member or element as far as
  /// `scanValue()` goes.
  private mutating func scanNextItem() throws(JSONProblem) {
    guard offset < count else { throw problemAtEnd() }
    let container = tape[openContainer]
    let byte = text[offset]
    if byte == (container.isObject ? Byte.closeBrace : Byte.closeBracket) {
      return close()
    }
    var comma: Int?
    if container.count > 0 {
      guard byte == Byte.comma else { throw problemBetweenItems() }
      comma = offset
      offset &+= 1
      skipSpace()
    }
    tape[openContainer].incrementCount()
    if container.isObject {
      try scanName(after: comma)
    } else if let comma, offset < count, text[offset] == Byte.closeBracket {
      throw problem(.trailingComma(.array), at: comma)
    }
    try scanValue()
  }

  /// Scans a member's name and the colon behind it.
  private mutating func scanName(after comma: Int?) throws(JSONProblem) {
    guard offset < count else { throw problemAtEnd() }
    guard text[offset] == Byte.quote else { throw problemInsteadOfName(after: comma) }
    try scanString()
    let end = offset
    skipSpace()
    guard offset < count else { throw problemAtEnd() }
    guard text[offset] == Byte.colon else { throw problemInsteadOfColon(nameEnd: end) }
    offset &+= 1
    skipSpace()
  }

  private mutating func close() {
    offset &+= 1
    let index = openContainer
    let start = Int(tape[index].start)
    openContainer = Int(Int32(bitPattern: tape[index].next))
    tape[index].length = UInt32(truncatingIfNeeded: offset &- start)
    tape[index].next = UInt32(truncatingIfNeeded: tape.count)
    depth &-= 1
    if tape[index].isObject { duplicates.check(objectAt: index, in: tape) }
  }

  /// Adds a node that holds no others and reaches from `start` to the present offset.
  mutating func appendLeaf(_ tag: TapeEntry.Tag, from start: Int) {
    tape.append(TapeEntry(tag, start: start, length: offset &- start, next: tape.count &+ 1))
  }
}
