/// A small use of what a spec can hold beside keys and modifiers: `keygen explain` shows it, and `keygen init` starts
/// with it.
struct PartExample: Sendable {
  /// The word for it.
  let name: String
  /// The member of the spec that lists such parts.
  let list: String
  /// A modifier that it is of no use without.
  let modifier: ModifierExample?
  /// What it is for, in one sentence.
  let comment: String
  /// The members as they stand in a spec between braces.
  let members: String

  /// The part as it stands in a spec.
  var text: String { SpecText.object([SpecText.comment([comment]), members]) }
}

extension PartExample {
  /// The parts, in the order in which they stand in a spec.
  static let all = [space, container]

  private static let space = PartExample(
    name: "space", list: "spaces", modifier: nil,
    comment:
      "`.pageSpace()` on a view declares the space `page`, in which `proxy.frame(in: .page)` measures.",
    members: #"""
      "name": "page",
      "declare": "pageSpace"
      """#)

  private static let container = PartExample(
    name: "container", list: "containers", modifier: SetKind().example,
    comment: "`TitledPage { … }` shows the title that the views inside report, and these below it.",
    members: #"""
      "name": "TitledPage",
      "state": [{ "name": "title", "from": "PageTitleKey", "default": "Untitled" }],
      "body": ["VStack {", "  Text(title)", "  content", "}"]
      """#)
}
