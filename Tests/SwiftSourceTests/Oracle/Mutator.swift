/// Makes wrong fragments out of right ones, the same ones in every run.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A few random edits of a fragment: pieces taken out, exchanged, or put in from another.
  mutating func mutation(of fragment: String, pool: [String]) -> String {
    var scalars = Array(fragment.unicodeScalars)
    for _ in 0..<[1, 1, 1, 2, 3][below(5)] { edit(&scalars, pool: pool) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private mutating func edit(_ scalars: inout [Unicode.Scalar], pool: [String]) {
    let start = below(scalars.count + 1)
    let end = start + below(scalars.count - start + 1)
    switch below(6) {
    case 0 where start < scalars.count: scalars.remove(at: start)
    case 1: scalars.replaceSubrange(start..<end, with: [])
    case 2: scalars.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: start)
    case 3: scalars.insert(contentsOf: pool[below(pool.count)].unicodeScalars, at: start)
    case 4: scalars.replaceSubrange(start..<end, with: pool[below(pool.count)].unicodeScalars)
    default: if start < scalars.count, end < scalars.count { scalars.swapAt(start, end) }
    }
  }

  /// A random number from 0 up to but not including a bound of at least 1.
  mutating func below(_ bound: Int) -> Int {
    // SplitMix64, by Steele, Lea and Flood.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private static let pieces: [[Unicode.Scalar]] = [
    "a", "b", "0", "1", ".", ",", ":", ";", "(", ")", "{", "}", "[", "]", "<", ">", "\"", "'", "`",
    "#", "@", "\\", "/", "*", "+", "-", "=", "!", "?", "&", "|", "~", "^", "$", "_", " ", "\n",
    "\t",
    "é", "\u{301}", "→", "/*", "*/", "//", "\"\"\"", "\\(", "#\"", "\"#", "->", "...", "some ",
    "any ", "try ", "await ", "as ", "is ", "in ", "let ", "if ", "{ ", " }", "( ", " )", "??",
    " ? ", " : ", "#if ", "#endif", "async ", "throws ", "each ", "repeat ", "inout ", "0x", "1.5",
    "\n.", "\n(", "a b", "self", ".zero", "\\.", "$0", "@A ", "&", "\r\n", "\u{0}",
  ].map { Array($0.unicodeScalars) }
}
