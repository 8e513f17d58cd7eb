/// One step of a compiled template: plain numbers, so that running it counts no references.
struct Instruction: Sendable {
  enum Code: UInt8 {
    /// Copies `b` bytes of literal text from `a`. With `flag`, they start a line.
    case text
    /// Writes the indentation that is in force.
    case lineStart
    /// Writes the value of a path. With `flag`, it is escaped.
    case value
    /// Pushes the value of a path, or the first item of a list. Goes to `target` where it is
    /// falsey.
    case section
    /// Pushes the next item and goes to `target`, or pops the value.
    case sectionEnd
    /// Goes to `target` unless the value of a path is falsey.
    case inverted
    /// Runs the instructions from `target` on until they return. `a` is an `Indenting`, whose
    /// `c` bytes of indentation are literal text from `b`.
    case call
    case `return`
  }

  /// What a call does to the indentation in force.
  enum Indenting: Int32 {
    /// Lengthens it.
    case lengthen
    /// Does without: the called template's lines are not those of the calling one.
    case suspend
  }

  var code: Code
  var flag = false
  /// With a path, the row of its first name, or `NameTable.top`.
  var a: Int32 = 0
  /// With a path, where the rows of its other names start in the program's `members`.
  var b: Int32 = 0
  /// With a path, how many other names there are.
  var c: Int32 = 0
  var target: Int32 = 0
}
