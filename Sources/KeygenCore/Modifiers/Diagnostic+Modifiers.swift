import JSONSource

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

  /// A member is there that does not go with the others.
  static func unsuitable(
    _ node: JSONNode, file: String, _ message: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(
      .unsuitableMember, at: SourceLocation(node.position, in: file), message, remedy: remedy)
  }
}
