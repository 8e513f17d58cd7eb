import JSONSource

/// A view around other views, as a spec describes it.
///
/// Unchecked since it is only changed while it is decoded, by the one that made it.
final class ContainerSpec: @unchecked Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The name of the struct.
  var name: Located<String>?
  /// Lines of documentation.
  var doc: [String] = []
  /// The access level, the file's if not said.
  var access: Located<AccessLevel>?
  /// Generic parameters such as `ID: Hashable`, ahead of those for views that builders build.
  var generics: [Fragment] = []
  /// From which platform versions on the container may be used.
  var available: Located<Availability>?
  /// The message of a deprecation.
  var deprecated: String?
  /// The condition of an `#if` around the struct.
  var condition: Fragment?
  /// The names of lint rules that are switched off here.
  var allow: [Located<String>] = []
  /// Arguments of the init, ahead of the content, that are stored.
  var parameters: [ParameterSpec] = []
  /// Properties that SwiftUI keeps.
  var state: [StateSpec] = []
  /// How the content is passed in, and what it is given.
  var content: ContentSpec?
  /// Lines that build the view from `content`; the content itself if not said.
  var body: Fragment?

  init(node: JSONNode) { self.node = node }
}

/// How a container takes its content.
struct ContentSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The label in the init, `_` for none; `content` if not said.
  var label: Located<String>?
  /// What the content is built from. With a list, be it empty, the closure is stored and called in the body; without
  /// one, the view that it built.
  var provides: [ProvidedSpec]?

  init(node: JSONNode) { self.node = node }
}

/// An argument that a container hands to its content.
struct ProvidedSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The name, for who reads the closure's type.
  var name: Located<String>?
  /// The type.
  var type: Fragment?
  /// An expression over the state and the parameters.
  var value: Fragment?

  init(node: JSONNode) { self.node = node }
}
