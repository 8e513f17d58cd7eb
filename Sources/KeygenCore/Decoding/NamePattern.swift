/// Regular expressions for what is checked when strings are read, for the JSON Schema.
///
/// They refuse nothing that the readers take. Which characters beyond ASCII can stand in a Swift identifier is left
/// out: dialects of regular expressions do not share a way to say it.
enum NamePattern {
  /// A Swift identifier.
  static let identifier = #"^(?![0-9]|_$)(?:\w|[^\x00-\x7F])+$"#
  /// A Swift identifier, or `_`.
  static let label = #"^(?![0-9])(?:\w|[^\x00-\x7F])+$"#
  /// Swift identifiers with dots between them.
  static let path = "^\(part)(?:\\.\(part))*$"
  /// One to three numbers with dots between them, the first above zero.
  static let version = #"^[1-9][0-9]{0,4}(?:\.(?:0|[1-9][0-9]{0,4})){0,2}$"#

  private static let part = #"(?![0-9]|_(?:\.|$))(?:\w|[^\x00-\x7F])+"#
}
