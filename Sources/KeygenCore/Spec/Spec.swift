import JSONSource

/// A spec file as it is written: typed, but with no name looked up yet.
struct Spec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The version of the language.
  var version: Located<Int>?
  /// The access level of what does not say its own.
  var access: Located<AccessLevel>?
  /// Modules that are imported beside the runtime.
  var imports: [ImportSpec] = []
  /// Comment lines under the banner.
  var header: [String] = []
  /// The names of lint rules that are switched off for the whole file.
  var allow: [Located<String>] = []
  /// The paths of other specs whose keys and spaces this one may name.
  var includes: [Located<String>] = []
  /// The paths of hand-written Swift files that are compiled together with the output.
  var support: [Located<String>] = []
  /// The keys.
  var keys: [KeySpec] = []
  /// The coordinate spaces.
  var spaces: [SpaceSpec] = []
  /// The modifiers that stand outside of a key.
  var modifiers: [ModifierSpec] = []
  /// The containers.
  var containers: [ContainerSpec] = []

  init(node: JSONNode) { self.node = node }

  /// The version of the spec language that this tool reads.
  static let languageVersion = 1
}

/// A module that the output imports.
struct ImportSpec: Sendable {
  /// The JSON string or object.
  let node: JSONNode
  /// The module's name.
  var module: Located<String>?
  /// The access level of the import, where the spec says one.
  var access: Located<AccessLevel>?

  init(node: JSONNode) { self.node = node }
}
