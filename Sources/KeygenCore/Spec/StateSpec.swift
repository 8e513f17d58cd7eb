import JSONSource

/// A property of a generated view or `ViewModifier` that SwiftUI keeps for it.
struct StateSpec: Sendable {
  /// The JSON object.
  let node: JSONNode
  /// The name of the property.
  var name: Located<String>?
  /// The type; it may be left out where the default or the attribute gives it.
  var type: Fragment?
  /// The first value.
  var defaultValue: ValueSpec?
  /// The attribute in front of the property, `@State` if not said.
  var attribute: Fragment?
  /// Of a container: the key whose preference of the content the property is kept equal to.
  var from: Located<KeyReference>?

  init(node: JSONNode) { self.node = node }
}
