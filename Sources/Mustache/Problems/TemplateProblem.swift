/// Something wrong with a template, and where.
public struct TemplateProblem: Error, Hashable, Sendable {
  /// What is wrong, as facts.
  public let kind: Kind
  /// The file of the template, as its source names it.
  public let file: String
  /// The line, from 1. Lines end with a line feed.
  public let line: Int
  /// The column in bytes of UTF-8, from 1.
  public let column: Int

  /// A problem at a place.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - file: The file of the template.
  ///   - line: The line, from 1.
  ///   - column: The column in bytes of UTF-8, from 1.
  public init(kind: Kind, file: String, line: Int, column: Int) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
  }

  /// What is wrong with a template.
  public enum Kind: Hashable, Sendable {
    /// A tag opens and is not closed before the next one opens, or before the end.
    case unclosedTag
    /// A tag has no name.
    case emptyTag
    /// A name holds white space, or a dotted name has an empty part.
    case invalidName(String)
    /// A set-delimiter tag does not hold two delimiters, each of at most 64 bytes without white
    /// space and equals signs.
    case invalidDelimiters(String)
    /// A partial or parent asks for a name that is found when rendering: not supported.
    case dynamicName(String)
    /// A closing tag without anything open.
    case closeWithoutOpen(String)
    /// A closing tag has another name than the innermost open one, which stands at `line` and
    /// `column`.
    case mismatchedClose(String, open: String, line: Int, column: Int)
    /// A section, block or parent is never closed.
    case unclosedSection(String)
    /// More sections, blocks and parents are open at once than the limit.
    case nestingTooDeep(limit: Int)
    /// No record that is open here has a field of this name. The names that there are come
    /// innermost first.
    case unknownName(String, inScope: [String])
    /// A part of a dotted name, which is not its first, is no field of the record before it.
    case unknownMember(String, record: String, members: [String])
    /// A part of a dotted name follows something that has no fields.
    case noMembers(String, kind: ContextKind)
    /// A list or a record is interpolated.
    case notText(String, kind: ContextKind)
    /// No template has the name that a partial, a parent or the caller asks for.
    case missingTemplate(String)
    /// A parent is given a block that neither it nor anything it uses declares.
    case unknownBlock(String, parent: String)
    /// A parent is given two blocks of this name.
    case duplicateBlock(String, parent: String)
    /// A template brings itself in again with nothing in between that could end it.
    case endlessRecursion(String)
    /// Blocks and partials expand to more code than the limit.
    case expansionTooLarge
  }
}
