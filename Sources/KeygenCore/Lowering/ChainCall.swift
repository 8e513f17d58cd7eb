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
    /// What is captured, as it stands in the list of captures.
    let captures: [String]
    /// The parameters with the `in`, empty for none.
    let parameters: String
    let body: [Statement]

    init(captures: [String] = [], signature parameters: String, body: [Statement]) {
      self.captures = captures
      self.parameters = parameters
      self.body = body
    }

    /// Captures and parameters with the `in` on one line, empty for none.
    var signature: String {
      captures.isEmpty ? parameters : "[\(captures.joined(separator: ", "))] \(parameters)"
    }
  }

  /// A statement of a closure.
  indirect enum Statement: Sendable {
    /// A line as it stands.
    case line(CodeLine)
    /// One call, behind whatever stands on its line.
    case call(prefix: String, ChainCall)
    /// Calls on a view.
    case chain(receiver: String, [ChainCall])
  }

  let method: String
  let arguments: [Argument]
  let closure: Closure?
  /// A second trailing closure with its label.
  let second: (label: String, closure: Closure)?

  init(
    _ method: String, _ arguments: [Argument], closure: Closure? = nil,
    second: (label: String, closure: Closure)? = nil
  ) {
    self.method = method
    self.arguments = arguments
    self.closure = closure
    self.second = second
  }

  /// The call on one line, without its closures.
  var text: String {
    arguments.isEmpty && closure != nil
      ? method : "\(method)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}
