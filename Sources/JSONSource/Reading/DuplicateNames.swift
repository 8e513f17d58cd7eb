#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds members of one object whose names are equal after decoding escapes.
///
/// Names are compared byte by byte: RFC 8259 (section 8.3) compares code units, so a composed and
/// a decomposed `é` are two names, which Swift's own `String` would call equal.
struct DuplicateNames {
  /// A second member of a name: the tape indices of the two name nodes.
  struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  let text: UnsafePointer<UInt8>
  let values: JSONCValues

  /// What was found, in the order in which objects end.
  private(set) var pairs: [Pair] = []

  /// How many pairs of names were compared or looked up; grows linearly with the text.
  private(set) var comparisonCount = 0

  /// Up to this many names, comparing each with each is quicker than hashing them.
  private static let pairwiseLimit = 12

  init(text: UnsafePointer<UInt8>, values: JSONCValues) {
    self.text = text
    self.values = values
  }

  /// Checks an object that has just been closed.
  mutating func check(objectAt object: Int, in tape: [TapeEntry]) {
    let count = tape[object].count
    if count < 2 { return }
    if count > Self.pairwiseLimit || hasEscapedName(object, in: tape) {
      checkByHash(object, in: tape)
    } else {
      checkPairwise(object, in: tape)
    }
  }

  private func hasEscapedName(_ object: Int, in tape: [TapeEntry]) -> Bool {
    var name = object + 1
    let end = Int(tape[object].next)
    while name < end {
      if tape[name].tag == .escapedString { return true }
      name = Int(tape[name + 1].next)
    }
    return false
  }

  private mutating func checkPairwise(_ object: Int, in tape: [TapeEntry]) {
    let end = Int(tape[object].next)
    var second = Int(tape[object + 2].next)
    while second < end {
      let length = tape[second].length
      var first = object + 1
      while first < second {
        comparisonCount &+= 1
        if tape[first].length == length, areEqual(tape[first], tape[second]) {
          pairs.append(Pair(first: first, second: second))
          break
        }
        first = Int(tape[first + 1].next)
      }
      second = Int(tape[second + 1].next)
    }
  }

  private func areEqual(_ first: TapeEntry, _ second: TapeEntry) -> Bool {
    memcmp(text + Int(first.start), text + Int(second.start), Int(first.length)) == 0
  }

  private mutating func checkByHash(_ object: Int, in tape: [TapeEntry]) {
    var decodedNames: [UnsafeMutableRawBufferPointer] = []
    defer { for name in decodedNames { name.deallocate() } }
    var firsts: [NameBytes: Int] = [:]
    firsts.reserveCapacity(tape[object].count)
    let end = Int(tape[object].next)
    var name = object + 1
    while name < end {
      let entry = tape[name]
      let token = UnsafeBufferPointer(start: text + Int(entry.start), count: Int(entry.length))
      var bytes = UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(token)[1..<(token.count - 1)])
      if entry.tag == .escapedString {
        let decoded = values.withString(of: token) { value in
          let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: value.count, alignment: 1)
          copy.copyBytes(from: value)
          return copy
        }
        decodedNames.append(decoded)
        bytes = UnsafeRawBufferPointer(decoded)
      }
      comparisonCount &+= 1
      let key = NameBytes(bytes: bytes)
      if let first = firsts[key] {
        pairs.append(Pair(first: first, second: name))
      } else {
        firsts[key] = name
      }
      name = Int(tape[name + 1].next)
    }
  }
}

/// The bytes of a name as a dictionary's key, without a copy.
private struct NameBytes: Hashable {
  let bytes: UnsafeRawBufferPointer

  static func == (left: NameBytes, right: NameBytes) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    guard let first = left.bytes.baseAddress, let second = right.bytes.baseAddress else {
      return true
    }
    return memcmp(first, second, left.bytes.count) == 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: bytes)
  }
}
