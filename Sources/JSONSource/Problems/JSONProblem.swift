/// One fault of a JSON text: what is wrong, with the facts that the message tells, and where.
///
/// The wording is kept apart, in ``message`` and ``remedy``.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// Where it is wrong. For something that is missing, the place where it belongs.
  public let position: SourcePosition

  /// An object or an array.
  public enum Container: Hashable, Sendable {
    /// `{ … }`
    case object
    /// `[ … ]`
    case array
  }

  /// What a text can end in the middle of.
  public enum OpenPart: Hashable, Sendable {
    /// An object or an array whose closing bracket is missing.
    case container(Container)
    /// A string whose closing quotation mark is missing.
    case string
    /// A number that needs another digit.
    case number
    /// The beginning of `true`, `false` or `null`.
    case word
  }

  /// Something that the grammar asks for.
  public enum Expectation: Hashable, Sendable {
    /// Any JSON value.
    case value
    /// The name of a member.
    case name
    /// A comma or the bracket that closes the container.
    case commaOrEnd(Container)
  }

  /// A place in a number where RFC 8259 asks for a digit.
  public enum DigitPlace: Hashable, Sendable {
    /// As in `-` or `-x`.
    case afterMinus
    /// As in `.5` or `-.5`.
    case beforePoint
    /// As in `1.` or `1.e3`.
    case afterPoint
    /// As in `1e` or `1e+`.
    case inExponent
  }

  /// A style of comment that other languages have.
  public enum CommentStyle: String, Hashable, Sendable {
    /// `// …`
    case line = "//"
    /// `/* … */`
    case block = "/*"
    /// `# …`
    case hash = "#"
  }

  /// The sorts of faults, each with its facts. Where a rule has a source it is RFC 8259, by section.
  public enum Kind: Hashable, Sendable {
    /// Nothing but white space.
    case emptyText
    /// More bytes than positions are kept for.
    case textTooLarge(byteCount: Int, limit: Int)
    /// More brackets open at once than the reader was told to accept.
    case tooDeep(limit: Int)
    /// The text is not in UTF-8 (section 8.1).
    case wrongEncoding(TextEncoding)
    /// Bytes that are not UTF-8 (section 8.1).
    case invalidUTF8(UTF8Fault, byte: UInt8)
    /// The text ends while something is open; the position is the end of the text.
    case endOfText(inside: OpenPart, openedAt: SourcePosition)
    /// Something follows the one value that a text holds (section 2).
    case textAfterEnd(found: Unicode.Scalar)
    /// A comment; JSON has none.
    case comment(CommentStyle)
    /// A comma with nothing after it.
    case trailingComma(Container)
    /// No comma between two members or two elements; the position is the end of the first.
    case missingComma(Container)
    /// No colon between a name and its value; the position is the end of the name.
    case missingColon(found: Unicode.Scalar)
    /// No value between a colon or a comma and what follows it.
    case missingValue(found: Unicode.Scalar)
    /// The closing bracket is not the one that belongs to the opening one.
    case mismatchedBracket(found: Unicode.Scalar, Container, openedAt: SourcePosition)
    /// A character where the grammar asks for something else.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)
    /// White space of other languages, or a byte order mark that is not at the start (section 2).
    case foreignSpace(Unicode.Scalar)
    /// Quotation marks other than U+0022.
    case wrongQuotes(Unicode.Scalar)
    /// A name without quotation marks, cut to a readable length.
    case unquotedName(String)
    /// A bare word that is no value, cut to a readable length, and the value that may be meant.
    case unknownWord(String, suggestion: String?)
    /// `NaN` or an infinity (section 6).
    case nonFiniteNumber(String)
    /// A zero before other digits (section 6).
    case leadingZero
    /// A plus sign before a number (section 6).
    case plusSign
    /// A digit is missing (section 6).
    case missingDigits(DigitPlace)
    /// Something stuck to the end of a number, as in `0x1F`; the text is cut to a readable length.
    case malformedNumber(String)
    /// A raw control character, U+0000 to U+001F, inside a string (section 7).
    case controlCharacter(Unicode.Scalar)
    /// A line break inside a string (section 7).
    case lineBreakInString(openedAt: SourcePosition)
    /// A backslash before a character that it cannot escape (section 7).
    case unknownEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits (section 7).
    case malformedUnicodeEscape
    /// One half of a surrogate pair without the other: no character (section 8.2).
    case loneSurrogate(UInt16)
    /// A name that its object has already, compared after decoding escapes (section 4).
    case duplicateMember(name: String, first: SourcePosition)
  }

  /// A second place that the problem is about: where something was opened, or the first of two
  /// members of the same name.
  public var relatedPosition: SourcePosition? {
    switch kind {
    case .endOfText(_, let position), .mismatchedBracket(_, _, let position),
      .lineBreakInString(let position), .duplicateMember(_, let position):
      return position
    default:
      return nil
    }
  }

  /// Whether the text could be read in spite of the problem.
  public var isRecoverable: Bool {
    if case .duplicateMember = kind { return true }
    return false
  }
}
