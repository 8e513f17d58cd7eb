extension Diagnostic {
  /// A member that a kind needs is not there.
  static func missing(
    _ member: String, of modifier: ResolvedModifier, file: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(
      .missingMember, at: SourceLocation(modifier.spec.node.position, in: file),
      "a modifier of the kind `\(modifier.kind.name)` needs the member `\(member)`",
      remedy: "add `\"\(member)\": …`: \(remedy)")
  }

  /// Names are given to an argument that the modifier does not take.
  static func noOwnArgument(
    _ names: ArgumentNameSpec, of modifier: ResolvedModifier, file: String
  ) -> Diagnostic {
    Diagnostic(
      .unsuitableMember, at: SourceLocation(names.node.position, in: file),
      "this modifier takes no argument of its own that `parameter` could name",
      remedy: "remove `parameter`; arguments of the spec stand in `parameters`")
  }
}
