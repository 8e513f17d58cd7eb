extension FragmentProblem {
  /// What is wrong, in words: one line without a full stop.
  public var message: String {
    lexicalMessage ?? structuralMessage
  }

  private var lexicalMessage: String? {
    switch kind {
    case .controlCharacter(let value): "control character \(codePoint(value)) in Swift source"
    case .directionControl(let value):
      "invisible character \(codePoint(value)) makes the source look different from what it is"
    case .unexpectedCharacter(let value): "\(describe(value)) cannot stand here"
    case .unterminatedString: "the string literal is not closed"
    case .unterminatedComment: "the comment is not closed"
    case .strayCommentEnd: "'*/' closes no comment"
    case .malformedNumber(let text): "'\(text)' is not a number that Swift can read"
    case .malformedEscape: "the backslash starts no escape sequence of a string literal"
    case .multilineString(let fault): message(of: fault)
    case .singleQuotedString: "Swift has no strings in single quotes"
    case .regexLiteral: "a regular expression between slashes is not accepted"
    case .interpolationLayout: "a line break or comment inside '\\( )' is not accepted"
    case .malformedEscapedIdentifier: "the backticks enclose no identifier"
    case .editorPlaceholder: "an editor placeholder was left in the source"
    default: nil
    }
  }

  private var structuralMessage: String {
    switch kind {
    case .lineComment: "the '//' comment would swallow what follows"
    case .comment: "a comment cannot stand here"
    case .lineBreak: "a line break cannot stand here"
    case .empty: "there is no Swift here"
    case .unclosed(let opening): "'\(opening)' is not closed"
    case .unopened(let closing): "'\(closing)' closes nothing"
    case .mismatched(let opening, let closing): "'\(opening)' cannot be closed by '\(closing)'"
    case .trailing(let text): "'\(text)' does not belong to what precedes it"
    case .expected(let expectation, let found?):
      "expected \(expectation.rawValue), found '\(found)'"
    case .expected(let expectation, nil): "expected \(expectation.rawValue)"
    case .statement(let word): "'\(word)' starts a statement, but this is an expression"
    case .assignment: "an assignment is not an expression"
    case .conditionalStatement(let word): "'\(word)' cannot be used as a value here"
    case .directive(let text): "'\(text)' cannot stand here"
    case .accessor(let word): "'\(word)' at the start would be taken for an accessor"
    case .closureSignature: "'in' would turn what precedes it into parameters of a closure"
    case .tooDeep(let limit): "nested more than \(limit) levels deep"
    case .nestedImplicitlyUnwrapped: "'!' cannot stand inside another type"
    case .parameterOnly(let word): "'\(word)' can only stand in the type of a parameter"
    case .bareFunctionParameter: "the parameters of a function type must be in parentheses"
    case .tupleLabel: "this label cannot stand here"
    case .closureArgument(let text): "'\(text)' has no meaning outside a closure"
    case .memberOfNumber: "a number with a fraction cannot be followed by a member"
    case .reservedWord(let word): "'\(word)' is a reserved word, not a name"
    case .escapedName: "a name is written without backticks"
    case .sourceLocation: "'#sourceLocation' would undo the line numbers around it"
    default: "this is not Swift"
    }
  }

  /// What to do about it, in words; `nil` where the message says it all.
  public var remedy: String? {
    switch kind {
    case .controlCharacter(let value), .directionControl(let value):
      "remove it, or write '\\u{\(hexadecimal(value))}' in a string literal"
    case .unterminatedString: "close it with the quotes that opened it"
    case .unterminatedComment: "close it with '*/'"
    case .malformedEscape: "write '\\\\' for a backslash"
    case .singleQuotedString: "use double quotes"
    case .regexLiteral: "use 'try! Regex(\"…\")', or white space on both sides of an operator"
    case .interpolationLayout: "write the interpolation on one line, or name its value first"
    case .lineComment: "remove it, use '/* … */', or end it with a line break"
    case .statement, .conditionalStatement: "wrap it in a closure: '{ … }()'"
    case .assignment: "write '==' to compare"
    case .accessor: "put the expression in parentheses"
    case .closureSignature: "put a closure with parameters in braces of its own"
    case .tooDeep: "give the inner parts names of their own"
    case .nestedImplicitlyUnwrapped: "use '?'"
    case .parameterOnly: "write the type without it"
    case .bareFunctionParameter: "write '(T) -> U'"
    case .tupleLabel: "remove it; only '_' can label a parameter of a function type"
    case .closureArgument: "write a closure, '{ … }'"
    case .memberOfNumber: "put the number in parentheses"
    case .reservedWord: "choose another name"
    case .escapedName: "remove the backticks; they are added where Swift needs them"
    case .sourceLocation: "remove it"
    default: nil
    }
  }

  private func message(of fault: MultilineStringFault) -> String {
    switch fault {
    case .textAfterOpening: "a multi-line string literal starts on the line after its quotes"
    case .textBeforeClosing: "the closing quotes of a multi-line string stand on their own line"
    case .indentation: "the line is indented less than the closing quotes of its string"
    case .escapedLastLineBreak: "the last line break of a multi-line string cannot be escaped"
    }
  }

  private func describe(_ value: UInt32) -> String {
    guard value > 0x20, value < 0x7F, let scalar = Unicode.Scalar(value) else {
      return "the character \(codePoint(value))"
    }
    return "'\(Character(scalar))'"
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = hexadecimal(value)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func hexadecimal(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }
}
