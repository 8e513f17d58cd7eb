import JSONSource

/// A coordinate space as a spec describes it.
struct SpaceSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The name by which code and the rest of the spec find the space.
  var name: Located<String>?
  /// The text that the space has at run time, the name if not said.
  var id: Located<String>?
  /// The name of the `View` method that declares the space.
  var declare: Located<String>?
  /// The names of lint rules that are switched off here.
  var allow: [Located<String>] = []

  init(node: JSONNode) { self.node = node }
}
