/// A digest of several texts, as a name for what is made from them.
struct ContentDigest {
  private var digest = SHA256()

  /// Adds a text. It is told from the next one: what moves from one to the other changes the digest.
  mutating func add(_ bytes: [UInt8]) {
    digest.add(Array("\(bytes.count):".utf8))
    digest.add(bytes)
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds texts, and how many they are.
  mutating func add(_ texts: [String]) {
    add("\(texts.count)")
    for text in texts { add(text) }
  }

  /// 32 hexadecimal digits.
  var name: String { String(digest.hex.prefix(32)) }

  /// A number made from all that was added.
  var number: UInt64 { UInt64(digest.hex.prefix(16), radix: 16) ?? 0 }
}
