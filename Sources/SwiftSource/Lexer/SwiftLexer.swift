/// Cuts Swift source into tokens, by the rules of Swift's own lexer.
///
/// It reads what fragments of Swift are made of: identifiers, numbers, operators with the binding
/// that white space gives them, all forms of string literals with nested interpolations, and nested
/// comments. Regular expressions between slashes are refused, `#/…/#` included: the bare ones lex
/// differently in the language modes. Work and memory are linear in the length of the text.
public struct SwiftLexer {
  /// The UTF-8 of the text.
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var position = 0
  var tokens: [SwiftToken] = []
  /// Where the line comment starts that reaches to the end of the text, if there is one.
  private(set) var openLineComment: Int?

  private let keepsComments: Bool
  private var startsLine = true
  private var followsSpace = true
  /// The interpolations that are open, innermost last.
  var interpolations: [OpenInterpolation] = []

  /// An interpolation whose `)` has not been reached.
  struct OpenInterpolation {
    /// The string literal that goes on after it.
    var literal: StringDelimiter
    /// Parentheses opened inside it.
    var parentheses = 0
    /// Where its `\` stands.
    var start: Int
  }

  init(_ bytes: [UInt8], keepsComments: Bool) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    tokens.reserveCapacity(min(bytes.count / 2 + 2, 64))
  }

  /// Cuts a text into tokens.
  ///
  /// - Parameters:
  ///   - text: Swift source; a fragment or a whole file.
  ///   - keepingComments: whether comments become tokens as well.
  /// - Returns: the tokens in order; the last is always of kind `.endOfText`.
  /// - Throws: the first place that Swift's lexer would refuse, or that this one does not read.
  public static func tokens(
    of text: String, keepingComments: Bool = false
  ) throws(FragmentProblem) -> [SwiftToken] {
    try tokens(of: Array(text.utf8), keepingComments: keepingComments)
  }

  static func tokens(
    of bytes: [UInt8], keepingComments: Bool = false
  ) throws(FragmentProblem) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes, keepsComments: keepingComments)
    try lexer.run()
    return lexer.tokens
  }

  /// Reads all tokens.
  mutating func run() throws(FragmentProblem) {
    while true {
      try skipTrivia()
      guard position < bytes.count else { break }
      try readToken()
      startsLine = false
      followsSpace = false
    }
    if let open = interpolations.last {
      throw FragmentProblem(.unclosed("\\("), at: open.start)
    }
    append(.endOfText, from: position)
  }

  private mutating func readToken() throws(FragmentProblem) {
    let start = position
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
      single(.leftParenthesis)
    case UInt8(ascii: ")"): try closeParenthesis()
    case UInt8(ascii: "["): single(.leftBracket)
    case UInt8(ascii: "]"): single(.rightBracket)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "#"): try readPound()
    case UInt8(ascii: "\""): try readString(hashes: 0)
    case UInt8(ascii: "'"): throw FragmentProblem(.singleQuotedString, at: start)
    case UInt8(ascii: "`"): try readEscapedIdentifier()
    case UInt8(ascii: "$"): try readDollarIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default:
      if byte < 0x80 ? ScalarClass.startsIdentifier(ascii: byte) : startsIdentifierHere() {
        try readIdentifier()
      } else {
        try readOperator()
      }
    }
  }

  private func startsIdentifierHere() -> Bool {
    ScalarClass.startsIdentifier(scalar(at: position).value)
  }

  /// Closes a parenthesis, or the interpolation that it ends.
  private mutating func closeParenthesis() throws(FragmentProblem) {
    guard let open = interpolations.last, open.parentheses == 0 else {
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses -= 1 }
      single(.rightParenthesis)
      return
    }
    interpolations.removeLast()
    let start = position
    position += 1
    try readStringContent(of: open.literal, from: start, isContinuation: true)
  }

  /// Skips white space and comments.
  private mutating func skipTrivia() throws(FragmentProblem) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !interpolations.isEmpty { throw FragmentProblem(.interpolationLayout, at: position) }
        position += 1
        startsLine = true
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default:
        return
      }
      followsSpace = true
    }
  }

  /// Skips the comment that starts here; `false` when none does.
  private mutating func skipComment() throws(FragmentProblem) -> Bool {
    let next = byte(at: position + 1)
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return false }
    if !interpolations.isEmpty { throw FragmentProblem(.interpolationLayout, at: position) }
    let start = position
    if next == UInt8(ascii: "/") { try skipLineComment() } else { try skipBlockComment() }
    if keepsComments { append(.comment, from: start) }
    return true
  }

  private mutating func skipLineComment() throws(FragmentProblem) {
    let start = position
    while position < bytes.count, !isLineBreak(bytes[position]) { try skipCommentCharacter() }
    if position == bytes.count { openLineComment = start }
  }

  /// Skips a block comment; those inside it nest.
  private mutating func skipBlockComment() throws(FragmentProblem) {
    let start = position
    var depth = 0
    repeat {
      guard position < bytes.count else { throw FragmentProblem(.unterminatedComment, at: start) }
      let next = byte(at: position + 1)
      switch bytes[position] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        depth -= 1
        position += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      default:
        try skipCommentCharacter()
      }
    } while depth > 0
  }

  private mutating func skipCommentCharacter() throws(FragmentProblem) {
    try refuseControl(at: position)
    position += 1
  }

  /// Refuses control characters and characters that change the direction of text.
  func refuseControl(at offset: Int) throws(FragmentProblem) {
    let byte = bytes[offset]
    if byte < 0x20 ? byte != UInt8(ascii: "\t") : byte == 0x7F {
      throw FragmentProblem(.controlCharacter(UInt32(byte)), at: offset)
    }
    // The first bytes of U+0080…009F, U+061C, U+200E…2069 and U+FEFF.
    guard byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF else { return }
    let value = scalar(at: offset).value
    if ScalarClass.isDirectionControl(value) {
      throw FragmentProblem(.directionControl(value), at: offset)
    }
    if value < 0xA0 { throw FragmentProblem(.controlCharacter(value), at: offset) }
  }

  /// The byte at an offset, or 0 past the end. A NUL inside the text is refused wherever it is read.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Appends a token that ends at the current position.
  mutating func append(
    _ kind: SwiftToken.Kind, from start: Int, keyword: SwiftKeyword? = nil
  ) {
    tokens.append(
      SwiftToken(
        kind: kind, keyword: keyword, startsLine: startsLine, followsSpace: followsSpace,
        start: start, end: position))
  }

  private mutating func single(_ kind: SwiftToken.Kind) {
    position += 1
    append(kind, from: position - 1)
  }
}
