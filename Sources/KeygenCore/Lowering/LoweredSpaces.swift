/// The coordinate spaces of a file.
struct LoweredSpaces: Sendable {
  /// Constants of the type `CoordinateSpace`.
  let constants: [LoweredSpaceConstant]
  /// The same spaces as constants of the type `NamedCoordinateSpace`.
  let namedConstants: [LoweredSpaceConstant]
  /// The methods of `View` that declare the spaces.
  let methods: [LoweredMethod]

  /// Lowers the spaces of a file; `nil` where there are none.
  init?(_ spaces: [ResolvedSpace]) {
    guard !spaces.isEmpty else { return nil }
    let lowerings = spaces.map { SpaceLowering(space: $0) }
    constants = lowerings.map(\.constant)
    namedConstants = lowerings.map(\.namedConstant)
    methods = lowerings.map(\.method)
  }
}

/// A constant that stands for a coordinate space.
struct LoweredSpaceConstant: Sendable {
  let documentation: [String]
  let accessPrefix: String
  let name: String
  let type: String
  /// The value, where it stands on the line of its declaration.
  let inlineValue: CodeLine?
  /// The value, where it stands on lines of its own.
  let valueLines: [CodeLine]
}
