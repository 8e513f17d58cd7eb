/// Reads one fragment of Swift, token by token.
///
/// Its extensions hold the grammar of each sort of fragment. It descends into brackets by recursion,
/// to a fixed depth, so no input can exhaust the stack; work is linear in the length of the text.
struct FragmentParser {
  /// Levels of nesting that are read, closures and other braces not counted. Swift's own parser stops
  /// at 256. A debug build takes about 12 KiB of stack a level, and threads on macOS have 512 KiB.
  static let depthLimit = 32

  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// Where the line comment starts that reaches to the end of the text, if there is one.
  let openLineComment: Int?
  /// The token to read next. It is a part of `tokens[index]` where an operator such as `>>?` is
  /// read piece by piece.
  private(set) var current: SwiftToken
  private(set) var index = 0
  private var depth = 0
  /// Whether an operator, or a word such as `try`, has been read outside all brackets of an
  /// expression.
  private(set) var hasOutermostOperator = false
  /// Up to here no slash has brackets or quotes behind it on its line.
  var harmlessSlashEnd = 0
  /// The types read so far.
  var types: TypeTree

  init(_ text: String) throws(FragmentProblem) {
    bytes = Array(text.utf8)
    var lexer = SwiftLexer(bytes, keepsComments: false)
    try lexer.run()
    tokens = lexer.tokens
    openLineComment = lexer.openLineComment
    current = tokens[0]
    types = TypeTree(bytes: bytes)
  }

  // MARK: Tokens

  mutating func advance() {
    if current.end < tokens[index].end {
      readRemainder(from: current.end)
    } else if index + 1 < tokens.count {
      index += 1
      current = tokens[index]
    }
  }

  /// Takes the first character off an operator, such as a `>` off `>>?`.
  mutating func advanceWithinOperator() {
    if current.start + 1 < tokens[index].end {
      readRemainder(from: current.start + 1)
    } else {
      advance()
    }
  }

  private mutating func readRemainder(from start: Int) {
    let (kind, end) = OperatorBinding.classify(start..<tokens[index].end, in: bytes)
    current.kind = kind
    current.start = start
    current.end = end
    current.startsLine = false
    current.followsSpace = false
  }

  /// The token `distance` places behind the current one.
  func peek(_ distance: Int = 1) -> SwiftToken {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Where the last token that was read ends.
  var previousEnd: Int {
    if current.start > tokens[index].start { return current.start }
    return index > 0 ? tokens[index - 1].end : 0
  }

  func text(_ token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func word(_ token: SwiftToken) -> ContextualWord? {
    token.kind == .identifier ? ContextualWord.table.word(at: token.range, in: bytes) : nil
  }

  /// Whether a token is an operator that consists of one character.
  func isOperator(_ token: SwiftToken, _ character: Unicode.Scalar) -> Bool {
    token.end - token.start == 1 && bytes[token.start] == UInt8(ascii: character)
      && isOperator(token)
  }

  /// Whether a token is an operator that starts with a character.
  func isOperator(_ token: SwiftToken, startingWith character: Unicode.Scalar) -> Bool {
    isOperator(token) && bytes[token.start] == UInt8(ascii: character)
  }

  func isOperator(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .prefixOperator, .postfixOperator, .infixOperator: true
    default: false
    }
  }

  /// Whether a token can name an argument: an identifier or any reserved word.
  func isLabel(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier, .escapedIdentifier: true
    case .keyword: token.keyword != .inout && token.keyword != .var && token.keyword != .let
    default: false
    }
  }

  // MARK: Going back

  /// A place that the parser can return to.
  struct Mark {
    fileprivate var current: SwiftToken
    fileprivate var index: Int
    fileprivate var depth: Int
    fileprivate var typeCount: Int
  }

  var mark: Mark {
    Mark(current: current, index: index, depth: depth, typeCount: types.nodes.count)
  }

  mutating func goBack(to mark: Mark) {
    current = mark.current
    index = mark.index
    depth = mark.depth
    types.nodes.removeLast(types.nodes.count - mark.typeCount)
  }

  // MARK: Depth and problems

  mutating func descend() throws(FragmentProblem) {
    depth += 1
    if depth > Self.depthLimit { throw problem(.tooDeep(limit: Self.depthLimit)) }
  }

  mutating func ascend() {
    depth -= 1
  }

  /// Notes that the expression that is being read is more than an operand.
  mutating func noteOperator() {
    if depth == 1 { hasOutermostOperator = true }
  }

  func problem(_ kind: FragmentProblem.Kind) -> FragmentProblem {
    FragmentProblem(kind, at: current.start)
  }

  /// What to say when the current token is not what was needed.
  func expected(_ expectation: FragmentProblem.Expectation) -> FragmentProblem {
    switch current.kind {
    case .endOfText:
      return problem(.expected(expectation, found: nil))
    case .pound where Self.directives.contains(text(current)):
      return problem(.directive(text(current)))
    default:
      return problem(.expected(expectation, found: text(current)))
    }
  }

  /// Checks that nothing is left.
  func finish() throws(FragmentProblem) {
    switch current.kind {
    case .endOfText:
      if let openLineComment { throw FragmentProblem(.lineComment, at: openLineComment) }
    case .rightParenthesis, .rightBracket, .rightBrace:
      throw problem(.unopened(text(current)))
    case .equal:
      throw problem(.assignment)
    default:
      throw problem(.trailing(text(current)))
    }
  }

  /// Reads a closing bracket.
  ///
  /// - Parameters:
  ///   - kind: the kind of the closing bracket.
  ///   - opening: the token that it closes.
  mutating func close(_ kind: SwiftToken.Kind, _ opening: SwiftToken) throws(FragmentProblem) {
    if current.kind == kind { return advance() }
    switch current.kind {
    case .endOfText, .stringMiddle, .stringTail:
      throw FragmentProblem(.unclosed(text(opening)), at: opening.start)
    case .rightParenthesis, .rightBracket, .rightBrace:
      throw problem(.mismatched(opening: text(opening), closing: text(current)))
    default:
      throw expected(.separator)
    }
  }

  private static let directives: Set<String> = [
    "#if", "#else", "#elseif", "#endif", "#sourceLocation", "#available", "#unavailable",
    "#warning", "#error", "#line",
  ]

  /// Refuses directives where an operand belongs.
  func refuseDirective() throws(FragmentProblem) {
    if Self.directives.contains(text(current)) { throw problem(.directive(text(current))) }
  }
}
