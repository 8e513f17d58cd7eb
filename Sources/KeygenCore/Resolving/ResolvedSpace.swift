import JSONSource

/// A coordinate space that has all it needs.
struct ResolvedSpace: Sendable {
  /// The space as it is written.
  let spec: SpaceSpec
  /// The name by which code and the rest of the spec find the space.
  let name: Located<String>
  /// The text that names the space at run time.
  let id: String
  /// The name of the `View` method that declares the space.
  let method: Located<String>
  /// The access level.
  let access: AccessLevel

  /// The space as an argument of `frame(in:)` and of whatever else takes a `CoordinateSpace`, a `NamedCoordinateSpace`
  /// or any `CoordinateSpaceProtocol`: `.content`.
  var reference: String { "." + name.value.spelled(in: .member) }

  /// Completes a space; `nil` where something is missing, which has been reported.
  init?(_ spec: SpaceSpec, access: AccessLevel) {
    // An id that is wrong has been reported; the name in its place would raise clashes that are none.
    guard let name = spec.name, let method = spec.declare,
      spec.id != nil || spec.node.member(named: "id") == nil
    else { return nil }
    self.spec = spec
    self.name = name
    id = spec.id?.value ?? name.value
    self.method = method
    self.access = access
  }
}
