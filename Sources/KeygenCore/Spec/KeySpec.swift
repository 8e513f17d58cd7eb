import JSONSource

/// A preference key as a spec describes it.
///
/// What is required is optional here all the same: a spec that lacks it has an error already, and the stages that
/// follow still look at what is there, so that one run reports everything.
///
/// Unchecked since it is only changed while it is decoded, by the one that made it.
final class KeySpec: @unchecked Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The name of the struct.
  var name: Located<String>?
  /// Lines of documentation.
  var doc: [String] = []
  /// The type `Value`.
  var value: Fragment?
  /// The default, where the spec says one.
  var defaultValue: ValueSpec?
  /// How values are combined.
  var reduce: Located<any ReduceStrategy>?
  /// The access level, the file's if not said.
  var access: Located<AccessLevel>?
  /// Generic parameters such as `ID: Hashable`.
  var generics: [Fragment] = []
  /// The type in whose extension the key is nested.
  var extensionOf: Fragment?
  /// From which platform versions on the key may be used.
  var available: Availability?
  /// The message of a deprecation.
  var deprecated: String?
  /// The condition of an `#if` around the key and what is derived from it.
  var condition: Fragment?
  /// Values that the key's laws are tested with.
  var samples: [ValueSpec] = []
  /// Laws that a custom reduce is known not to keep.
  var breaks: [Located<ReduceLaw>] = []
  /// The names of lint rules that are switched off here.
  var allow: [Located<String>] = []
  /// The modifiers of the key.
  var modifiers: [ModifierSpec] = []

  init(node: JSONNode) { self.node = node }
}
