/// One token of Swift source, as Swift's own lexer would cut it.
public struct SwiftToken: Equatable, Sendable {
  /// What a token is.
  public enum Kind: UInt8, Sendable {
    /// A plain identifier, contextual keywords such as `async` included.
    case identifier
    /// An identifier in backticks; the range includes them.
    case escapedIdentifier
    /// `$0`, or the projection `$name` of a property wrapper.
    case dollarIdentifier
    /// A reserved word, `_` included; `SwiftToken.keyword` says which.
    case keyword
    /// An integer literal in any base, without its sign.
    case integer
    /// A floating-point literal, decimal or hexadecimal, without its sign.
    case float
    /// A string literal without interpolations, from its first `#` or quote to its last.
    case string
    /// The part of an interpolated string up to and including the first `\(`.
    case stringHead
    /// The part of an interpolated string from a `)` up to and including the next `\(`.
    case stringMiddle
    /// The part of an interpolated string from the last `)` to its end.
    case stringTail
    /// A line or block comment; only present when comments were asked for.
    case comment
    /// `(`.
    case leftParenthesis
    /// `)`.
    case rightParenthesis
    /// `[`.
    case leftBracket
    /// `]`.
    case rightBracket
    /// `{`.
    case leftBrace
    /// `}`.
    case rightBrace
    /// `,`.
    case comma
    /// `;`.
    case semicolon
    /// `:`.
    case colon
    /// `@`.
    case at
    /// `\`, which starts a key path.
    case backslash
    /// `#` with the name that follows it, such as `#if` or `#colorLiteral`.
    case pound
    /// A `.` with something before it, or with white space on both sides.
    case period
    /// A `.` with white space or an opening bracket before it, as in `.zero`.
    case prefixPeriod
    /// `->`.
    case arrow
    /// `=`.
    case equal
    /// `&` in front of an inout argument.
    case prefixAmpersand
    /// `?` directly after an operand or a type.
    case postfixQuestion
    /// `?` with white space before it, as in the conditional operator.
    case infixQuestion
    /// `!` directly after an operand or a type.
    case postfixExclamation
    /// An operator bound to what follows it.
    case prefixOperator
    /// An operator bound to what precedes it.
    case postfixOperator
    /// An operator with white space on both sides, or on neither.
    case infixOperator
    /// The end of the text; its range is empty.
    case endOfText
  }

  /// What the token is.
  public var kind: Kind

  /// The reserved word that a token of kind `.keyword` spells; `nil` for all others.
  public var keyword: SwiftKeyword?

  /// Whether only white space and comments stand between the last line break and the token. The
  /// first token of a text starts a line.
  public var startsLine: Bool

  /// Whether white space, a comment or the start of the text comes directly before the token.
  public var followsSpace: Bool

  /// The offset of the token's first byte in the UTF-8 of the text.
  public var start: Int

  /// The offset just past the token's last byte in the UTF-8 of the text.
  public var end: Int

  /// The UTF-8 offsets that the token covers.
  public var range: Range<Int> { start..<end }
}
