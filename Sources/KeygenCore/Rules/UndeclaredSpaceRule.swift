/// A modifier names a coordinate space that is not declared.
struct UndeclaredSpaceRule: LintRule {
  let kind = DiagnosticKind.undeclaredSpace
  let summary = "`in` names no declared coordinate space."
  let explanation = """
    SwiftUI takes a name that no view around has for the global space, without a word, and every frame is off. A space \
    of a spec is one constant and the method that declares it, so that its name cannot be mistyped.
    """
  let remedy = """
    Declare the space in `spaces`, or include the spec that declares it.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        #"""
        {
          "keygen": 1,
          "spaces": [{ "name": "page", "declare": "pageSpace" }],
          "modifiers": [
            {
              "kind": "measure", "name": "readFrame", "of": "frame",
              "in": { "space": "pages" }, "then": "observe"
            }
          ]
        }
        """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      #"""
      {
        "keygen": 1,
        "spaces": [{ "name": "page", "declare": "pageSpace" }],
        "modifiers": [
          {
            "kind": "measure", "name": "readFrame", "of": "frame",
            "in": { "space": "page" }, "then": "observe"
          }
        ]
      }
      """#)
  }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] {
    guard case .declared(let name)? = modifier.spec.space?.value else { return [] }
    return [finding(name, of: spec)].compactMap { $0 }
  }

  /// What is wrong with the name of a space; `nil` where it is declared once.
  ///
  /// - Parameters:
  ///   - name: the name, as `{"space": NAME}` gives it.
  ///   - spec: the spec that holds it.
  func finding(_ name: Located<String>, of spec: LintedSpec) -> LintFinding? {
    let spaces = spec.spaces.all(named: name.value)
    if spaces.count > 1 {
      return LintFinding(
        .error, at: name.node, "several coordinate spaces are named `\(name.value)`",
        notes: spaces.map { ("one is declared or included here", $0.spec.node) },
        remedy: "rename one of them")
    }
    guard spaces.isEmpty, !spec.spaces.mayHaveMore else { return nil }
    return LintFinding(
      .error, at: name.node, "no coordinate space is named `\(name.value.forMessage)`",
      remedy: NearestWord.of(name.value, in: spec.spaces.names).map { "did you mean `\($0)`?" }
        ?? "declare it in `spaces`: `{ \"name\": …, \"declare\": … }`")
  }
}
