/// A call on a view: the name of the method, its arguments, and a trailing closure.
struct ChainCall: Sendable {
  /// An argument, and the part of the spec that it holds.
  struct Argument: Sendable {
    let text: String
    let origin: Fragment.Line?

    init(_ text: String, from origin: Fragment.Line? = nil) {
      self.text = text
      self.origin = origin
    }
  }

  /// A trailing closure: what stands between its opening brace and the line's end, and its statements.
  struct Closure: Sendable {
    /// Captures and parameters with the `in`, empty for none.
    let signature: String
    let body: [CodeLine]
  }

  let method: String
  let arguments: [Argument]
  let closure: Closure?

  init(_ method: String, _ arguments: [Argument], closure: Closure? = nil) {
    self.method = method
    self.arguments = arguments
    self.closure = closure
  }
}
