extension JSONProblem {
  /// What is wrong, in one line without a full stop, as compilers say it.
  public var message: String {
    switch kind {
    case .emptyText: return "the file holds no JSON value"
    case .textTooLarge(let size, let limit): return "the file has \(size) bytes, more than \(limit)"
    case .tooDeep(let limit): return "objects and arrays are nested more than \(limit) deep"
    case .wrongEncoding(let encoding):
      return "the file is in \(encoding.rawValue); JSON files are UTF-8"
    case .invalidUTF8(let fault, let byte):
      return "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is no UTF-8 here: \(fault.reason)"
    case .endOfText(let part, let opening):
      return "the file ends inside \(part.name) that begins at \(opening.shortName)"
    case .textAfterEnd(let found):
      return "\(found.shown) after the end of the JSON value; a file holds exactly one"
    case .comment(let style): return "JSON has no comments, but here is '\(style.rawValue)'"
    case .trailingComma(let container):
      return "comma after the last \(container.itemName) of \(container.name)"
    case .missingComma(let container): return "missing ',' after this \(container.itemName)"
    case .missingColon(let found): return "missing ':' after a member's name; found \(found.shown)"
    case .missingValue(let found): return "missing value before \(found.shown)"
    case .mismatchedBracket(let found, let container, let opening):
      return "\(found.shown) does not close the '\(container.open)' at \(opening.shortName)"
    case .unexpectedCharacter(let found, let expected):
      return "expected \(expected.name), found \(found.shown)"
    case .foreignSpace(let scalar): return "\(scalar.shown) is no white space in JSON"
    case .wrongQuotes(let scalar):
      return "JSON strings stand in double quotation marks, not in \(scalar.shown)"
    case .unquotedName(let name):
      return "a member's name stands in double quotation marks, but here is \(name)"
    case .unknownWord(let word, _): return "\(word) is no JSON value"
    case .nonFiniteNumber(let word): return "\(word) is no number in JSON"
    case .leadingZero: return "a number cannot start with a zero that other digits follow"
    case .plusSign: return "a number cannot start with a plus sign"
    case .missingDigits(let place): return "a digit has to \(place.phrase)"
    case .malformedNumber(let text): return "\(text) is no number in JSON"
    case .controlCharacter(let scalar):
      return "raw control character \(scalar.codePoint) in a string"
    case .lineBreakInString(let opening):
      return "line break in the string that begins at \(opening.shortName)"
    case .unknownEscape(let scalar): return "a backslash cannot escape \(scalar.shown) in JSON"
    case .malformedUnicodeEscape: return "'\\u' needs four hexadecimal digits"
    case .loneSurrogate(let unit):
      let half = unit < 0xDC00 ? "high" : "low"
      let escape = "\\u" + hexadecimal(UInt32(unit), digits: 4)
      return "'\(escape)' is a \(half) surrogate without its other half, which is no character"
    case .duplicateMember(let name, let first):
      return "the object already has a member \(name.asJSON), at \(first.shortName)"
    }
  }
}

extension JSONProblem.Container {
  fileprivate var name: String { self == .object ? "an object" : "an array" }
  fileprivate var itemName: String { self == .object ? "member" : "element" }
  fileprivate var open: String { self == .object ? "{" : "[" }

  /// The bracket that closes the container.
  var close: String { self == .object ? "}" : "]" }
}

extension JSONProblem.DigitPlace {
  fileprivate var phrase: String {
    switch self {
    case .afterMinus: return "follow the minus sign"
    case .beforePoint: return "stand before the decimal point"
    case .afterPoint: return "follow the decimal point"
    case .inExponent: return "follow in the exponent"
    }
  }
}

extension JSONProblem.OpenPart {
  fileprivate var name: String {
    switch self {
    case .container(let container): return container.name
    case .string: return "a string"
    case .number: return "a number"
    case .word: return "a word"
    }
  }
}

extension JSONProblem.Expectation {
  fileprivate var name: String {
    switch self {
    case .value: return "a value"
    case .name: return "the name of a member in double quotation marks"
    case .commaOrEnd(.object): return "',' or '}'"
    case .commaOrEnd(.array): return "',' or ']'"
    }
  }
}

extension UTF8Fault {
  fileprivate var reason: String {
    switch self {
    case .overlong: return "the character is written in more bytes than it needs"
    case .surrogate: return "it begins a surrogate, which is no character"
    case .beyondUnicode: return "it begins a value beyond U+10FFFF"
    case .truncated: return "the character is cut short"
    case .strayContinuation: return "it continues a character that has not begun"
    case .impossibleByte: return "no UTF-8 holds this byte"
    }
  }
}

extension SourcePosition {
  /// Line and column as editors take them.
  fileprivate var shortName: String { "\(line):\(column)" }
}
