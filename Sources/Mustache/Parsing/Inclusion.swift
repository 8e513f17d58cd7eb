/// A tag that brings another template in.
struct Inclusion: Sendable {
  let name: Range<Int>
  /// The offset of the tag.
  let offset: Int
  /// The white space that every line of the other template gets; nil where the tag shares its line
  /// with others.
  let indentation: Range<Int>?
}
