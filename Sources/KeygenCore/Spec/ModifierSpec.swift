import JSONSource

/// A `View` method as a spec describes it.
///
/// Unchecked since it is only changed while it is decoded, by the one that made it.
@dynamicMemberLookup
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
  /// The key, where the modifier does not stand inside it.
  var key: Located<KeyReference>?
  /// The form, a plain method if not said.
  var form: Located<Form>?
  /// The name of the `ViewModifier` struct.
  var type: Located<String>?
  /// Generic parameters of the method.
  var generics: [Fragment] = []
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
  /// What only some kinds have; most modifiers have nothing of it, and a large spec has very many of them.
  private var kindMembers: KindMembers?

  init(node: JSONNode) { self.node = node }

  /// A member that only some kinds have.
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<KindMembers, Value?>) -> Value? {
    get { kindMembers?[keyPath: path] }
    set {
      let members = kindMembers ?? KindMembers()
      kindMembers = members
      members[keyPath: path] = newValue
    }
  }

  /// `custom`: properties that SwiftUI keeps.
  var state: [StateSpec] { self.states ?? [] }
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
  /// Whether the type is an alias of a closure, which needs `@escaping`.
  var closure: Located<Bool>?
  /// Whether it is a closure that builds a view of a generated type.
  var builder: Located<Bool>?

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

/// The argument by which a caller passes a coordinate space.
struct SpaceParameterSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The label at the call, `_` for none; the name if not said.
  var label: Located<String>?
  /// The name inside the method.
  var name: Located<String>?
  /// The default argument.
  var defaultValue: ValueSpec?

  init(node: JSONNode) { self.node = node }
}
