import JSONSource

/// A call on a view: the name of the method, its arguments, and a trailing closure.
struct ChainCall: Sendable {
  /// An argument, and the part of the spec that it holds.
  struct Argument: Sendable {
    let text: String
    let origin: JSONNode?
    /// The call that makes up the argument, where it is one that may have to be broken itself.
    var nested: ChainCall? { nesting.first }
    /// A list of one or none, since a struct cannot hold itself.
    private let nesting: [ChainCall]

    init(_ text: String, from origin: JSONNode? = nil) {
      self.text = text
      self.origin = origin
      nesting = []
    }

    init(_ call: ChainCall) {
      text = call.text
      origin = nil
      nesting = [call]
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

  /// The call on one line, without its closure.
  var text: String { "\(method)(\(arguments.map(\.text).joined(separator: ", ")))" }
}
