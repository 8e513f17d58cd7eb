/// How white space binds operators, which decides whether one is prefix, postfix or infix.
///
/// Source: "Operators" in "Lexical Structure" of *The Swift Programming Language*.
enum OperatorBinding {
  /// Classifies the operator characters in a range and says how many of them form the first token.
  ///
  /// - Parameters:
  ///   - range: non-empty; operator characters of `bytes`, cut where Swift cuts an operator.
  ///   - bytes: the UTF-8 of the whole text, whose neighbours of the range decide the binding.
  /// - Returns: the token's kind and its end, an offset at most `range.upperBound`.
  static func classify(_ range: Range<Int>, in bytes: [UInt8]) -> (SwiftToken.Kind, end: Int) {
    let start = range.lowerBound
    if let kind = postfixMark(at: start, in: bytes) { return (kind, start + 1) }
    let isLeftBound = isLeftBound(at: start, in: bytes)
    let first = bytes[start]
    let isRightBound = isRightBound(at: range.upperBound, leftBound: isLeftBound, in: bytes)
    if range.count == 1 {
      switch first {
      case UInt8(ascii: "="): return (.equal, range.upperBound)
      case UInt8(ascii: "&") where !isLeftBound && isRightBound:
        return (.prefixAmpersand, range.upperBound)
      case UInt8(ascii: "."):
        return (isRightBound && !isLeftBound ? .prefixPeriod : .period, range.upperBound)
      case UInt8(ascii: "?"): return (.infixQuestion, range.upperBound)
      default: break
      }
    } else if range.count == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return (.arrow, range.upperBound)
    }
    if isLeftBound == isRightBound { return (.infixOperator, range.upperBound) }
    return (isLeftBound ? .postfixOperator : .prefixOperator, range.upperBound)
  }

  /// The kind of a `?` or `!` directly behind something: these are tokens by themselves, as in
  /// `a?.b`, `x!-1` and `Int??`. `nil` for everything else.
  static func postfixMark(at start: Int, in bytes: [UInt8]) -> SwiftToken.Kind? {
    switch bytes[start] {
    case UInt8(ascii: "?"): isLeftBound(at: start, in: bytes) ? .postfixQuestion : nil
    case UInt8(ascii: "!"): isLeftBound(at: start, in: bytes) ? .postfixExclamation : nil
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether something other than white space or an opening bracket stands in front of an operator.
  static func isLeftBound(at start: Int, in bytes: [UInt8]) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case let byte where isSpace(byte):
      return false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as white space.
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    default:
      return true
    }
  }

  /// Whether something other than white space or a closing bracket stands behind an operator.
  static func isRightBound(at end: Int, leftBound: Bool, in bytes: [UInt8]) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case let byte where isSpace(byte):
      return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // `x^.y` is a postfix `^` and a member; `^.y` is a prefix `^`.
      return !leftBound
    case UInt8(ascii: "/"):
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    default:
      return true
    }
  }
}
