/// The words that Swift reserves: an identifier that spells one needs backticks where it is declared.
///
/// Source: "Keywords and Punctuation" in *The Swift Programming Language*; the tests hold the list
/// against the compiler in every position that a name can have.
public enum SwiftKeyword: String, CaseIterable, Sendable {
  case `associatedtype`
  case `class`
  case `deinit`
  case `enum`
  case `extension`
  case `fileprivate`
  case `func`
  case `import`
  case `init`
  case `inout`
  case `internal`
  case `let`
  case `operator`
  case `precedencegroup`
  case `private`
  case `protocol`
  case `public`
  case `static`
  case `struct`
  case `subscript`
  case `typealias`
  case `var`
  case `as`
  case `Any`
  case `break`
  case `case`
  case `catch`
  case `continue`
  case `default`
  case `defer`
  case `do`
  case `else`
  case `fallthrough`
  case `false`
  case `for`
  case `guard`
  case `if`
  case `in`
  case `is`
  case `nil`
  case `repeat`
  case `rethrows`
  case `return`
  case `self`
  case `Self`
  case `super`
  case `switch`
  case `throw`
  case `throws`
  case `true`
  case `try`
  case `where`
  case `while`
  /// `_`, which names nothing.
  case wildcard = "_"

  /// Whether the word is an operand by itself: a value, a type or a literal.
  public var isOperand: Bool {
    switch self {
    case .self, .Self, .super, .nil, .true, .false, .Any: true
    default: false
    }
  }

  /// All reserved words by their bytes.
  static let table = WordTable<SwiftKeyword>()
}
