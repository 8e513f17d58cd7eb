/// A compiled template with all that it brings in.
struct Program: Sendable {
  /// Where a call stands in the text of a template.
  struct Origin: Sendable {
    let file: String
    let line: Int
    let column: Int
  }

  var code: [Instruction] = []
  var literals: [UInt8] = []
  /// The rows of names that follow a full stop.
  var members: [Int32] = []
  var names: NameTable
  /// For each call, by its index.
  var origins: [Int32: Origin] = [:]
}
