/// One reason why a text is not exactly one Swift fragment of the sort that was asked for.
///
/// The facts stand in `kind`; `message` and `remedy` put them into words.
public struct FragmentProblem: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A control character; NUL, vertical tab and form feed included.
    case controlCharacter(UInt32)
    /// A character that changes the direction of the text around it, or a byte order mark.
    case directionControl(UInt32)
    /// A character that starts no token of Swift.
    case unexpectedCharacter(UInt32)
    /// A string literal without its closing quote.
    case unterminatedString
    /// A block comment without its `*/`.
    case unterminatedComment
    /// A `*/` outside any comment, possibly within an operator.
    case strayCommentEnd
    /// A number that Swift cannot read; the text as written.
    case malformedNumber(String)
    /// A backslash in a string literal followed by nothing that it can escape.
    case malformedEscape
    /// A multi-line string literal whose lines or quotes stand where Swift does not want them.
    case multilineString(MultilineStringFault)
    /// A string in single quotes.
    case singleQuotedString
    /// A regular expression between slashes.
    case regexLiteral
    /// A line break or comment inside an interpolation.
    case interpolationLayout
    /// An identifier between backticks that Swift does not accept.
    case malformedEscapedIdentifier
    /// An editor's placeholder, `<#…#>`.
    case editorPlaceholder
    /// A `//` comment, which would swallow whatever follows the fragment.
    case lineComment
    /// A comment in a place that holds a bare name or condition.
    case comment
    /// A line break in a place that holds a bare name or condition.
    case lineBreak
    /// Nothing but white space and comments.
    case empty
    /// A bracket, `#if` or interpolation that is never closed; its text.
    case unclosed(String)
    /// A closing bracket, `#else` or `#endif` that closes nothing in the fragment; its text.
    case unopened(String)
    /// A closing bracket that does not fit the one it meets.
    case mismatched(opening: String, closing: String)
    /// More text behind the end of a complete fragment; the next token.
    case trailing(String)
    /// Something else was needed; what, and the token that was found (`nil` at the end).
    case expected(Expectation, found: String?)
    /// A statement or declaration where an expression belongs; its first word.
    case statement(String)
    /// An assignment where an expression belongs.
    case assignment
    /// `if`, `switch` or `do` used as an expression; the word.
    case conditionalStatement(String)
    /// A compiler directive where none can stand; its text.
    case directive(String)
    /// An expression that a computed property would take for an accessor; its first word.
    case accessor(String)
    /// `in` that would turn what precedes it into the parameters of a closure.
    case closureSignature
    /// More levels of brackets than are read.
    case tooDeep(limit: Int)
    /// A `T!` inside another type.
    case nestedImplicitlyUnwrapped
    /// A word such as `inout` that only belongs to the type of a parameter.
    case parameterOnly(String)
    /// A function type whose parameters are not in parentheses.
    case bareFunctionParameter
    /// A label that a tuple or the parameters of a function type cannot have.
    case tupleLabel
    /// `$0` and the like outside a closure.
    case closureArgument(String)
    /// A member of a number with a fraction, which Swift 6.3 cannot read at the start of a list.
    case memberOfNumber
    /// A reserved word where a name belongs.
    case reservedWord(String)
    /// Backticks around a name that is given plain.
    case escapedName
    /// `#sourceLocation`, which would undo the line directives around the fragment.
    case sourceLocation
  }

  /// What a multi-line string literal gets wrong.
  public enum MultilineStringFault: Equatable, Sendable {
    /// Text directly behind the opening quotes.
    case textAfterOpening
    /// Text in front of the closing quotes.
    case textBeforeClosing
    /// A line that does not start with the white space in front of the closing quotes.
    case indentation
    /// A backslash at the end of the last line.
    case escapedLastLineBreak
  }

  /// What was needed at a position.
  public enum Expectation: String, Equatable, Sendable {
    /// A type.
    case type = "a type"
    /// A value, literal, closure or other operand.
    case operand = "an expression"
    /// A name.
    case name = "a name"
    /// The name of a member.
    case memberName = "the name of a member"
    /// A comma or the closing bracket.
    case separator = "',' or the closing bracket"
    /// The `:` of a conditional operator, a dictionary or a label.
    case colon = "':'"
    /// A `>` that closes generic arguments.
    case closingAngle = "'>'"
    /// The arrow of a function type.
    case arrow = "'->'"
    /// An attribute.
    case attribute = "an attribute such as '@State'"
    /// A condition of `#if`.
    case condition = "a condition such as 'os(iOS)'"
    /// A `(`.
    case openingParenthesis = "'('"
    /// A version number.
    case version = "a version such as '>=6.2'"
  }

  /// What is wrong.
  public var kind: Kind

  /// Where, as an offset in the UTF-8 of the fragment.
  public var offset: Int

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - kind: what is wrong.
  ///   - offset: where, in UTF-8 bytes from the start of the fragment.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
