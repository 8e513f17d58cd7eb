/// The quotes that open and close a string literal.
struct StringDelimiter: Equatable {
  /// The number of `#` on either side.
  var hashes: Int
  /// Whether there are three quotes rather than one.
  var isMultiline: Bool
  /// Where the literal starts.
  var start: Int
  /// Where the content starts: behind the opening quotes.
  var contentStart: Int
}
