/// A run of instructions that calls lead to: a template or a block's content, compiled for one
/// sort of place.
struct Segment {
  /// What tells segments apart.
  struct Key: Hashable {
    let body: Body
    /// The number of the block bindings in force.
    let bindings: Int
    let scope: Scope
    /// Whether what is rendered starts a line of the template that brings it in.
    let startsLine: Bool
  }

  enum Body: Hashable {
    case template(Int)
    /// The content of a block, given as an argument.
    case argument(Int)
  }

  /// A call of another segment that no section around it can prevent.
  struct CertainCall {
    let segment: Int
    let name: String
    let template: Int
    let offset: Int
  }

  let key: Key
  /// The index of the first instruction.
  var start: Int32 = 0
  var certainCalls: [CertainCall] = []
}
