/// A small use of a kind of modifier: `keygen explain` shows it, and `keygen init` starts with it.
struct ModifierExample: Sendable {
  /// The key that the modifier belongs to; `nil` for one that stands in the list of the spec itself.
  let key: KeyExample?
  /// What it is for, in one sentence.
  let comment: String
  /// The members as they stand in a spec between braces.
  let members: String

  /// The modifier as it stands in a spec.
  var text: String { SpecText.object([SpecText.comment([comment]), members]) }
}
