import JSONSource

/// A `View` method as a spec describes it.
///
/// Unchecked since it is only changed while it is decoded, by the one that made it.
final class ModifierSpec: @unchecked Sendable {
  /// Whether a modifier is a plain method, or a `ViewModifier` with a method that applies it.
  enum Form: String, CaseIterable, ExplainedWord {
    case method, modifier

    var summary: String {
      switch self {
      case .method: "A method that does the work itself."
      case .modifier: "A `ViewModifier` struct of the name `type`, and the method that applies it."
      }
    }
  }

  /// The JSON object.
  let node: JSONNode
  /// What the modifier does.
  var kind: Located<any ModifierKind>?
  /// The name of the method.
  var name: Located<String>?
  /// The key's name, where the modifier does not stand inside its key.
  var key: Located<String>?
  /// The form, a plain method if not said.
  var form: Located<Form>?
  /// The name of the `ViewModifier` struct.
  var type: Located<String>?
  /// Arguments ahead of the kind's own one.
  var parameters: [ParameterSpec] = []
  /// Other names for the kind's own argument.
  var parameter: ArgumentNameSpec?
  /// Lines of documentation.
  var doc: [String] = []
  /// From which platform versions on the method may be used.
  var available: Located<Availability>?
  /// The message of a deprecation.
  var deprecated: String?
  /// The condition of an `#if` around the method.
  var condition: Fragment?
  /// The access level, the file's if not said.
  var access: Located<AccessLevel>?
  /// The names of lint rules that are switched off here.
  var allow: [Located<String>] = []
  /// `set`: the expression that is written in place of an argument.
  var value: Fragment?
  /// `transform`: statements on `value` and the parameters.
  var body: Fragment?

  init(node: JSONNode) { self.node = node }
}

/// An argument of a generated method.
struct ParameterSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The label at the call, `_` for none; the name if not said.
  var label: Located<String>?
  /// The name inside the method.
  var name: Located<String>?
  /// The type.
  var type: Fragment?
  /// The default argument.
  var defaultValue: ValueSpec?

  init(node: JSONNode) { self.node = node }
}

/// Other names for the argument that a kind of modifier has of its own.
struct ArgumentNameSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The label at the call, `_` for none.
  var label: Located<String>?
  /// The name inside the method.
  var name: Located<String>?

  init(node: JSONNode) { self.node = node }
}
