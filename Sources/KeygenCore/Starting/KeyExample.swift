/// A key for examples of modifiers.
struct KeyExample: Sendable {
  /// The name, by which examples that share a key are brought together.
  let name: String
  /// What there is to know about it, as the lines of a comment.
  let comment: [String]
  /// Its members without `modifiers`, as they stand in a spec between braces.
  let members: String
}

extension KeyExample {
  /// A text that a page shows.
  static let pageTitle = KeyExample(
    name: "PageTitleKey",
    comment: [
      "What a view inside tells the views around it. `value` is the Swift type, and `reduce` says",
      "what becomes of several values: here the last one that is not the default wins.",
    ],
    members: """
      "name": "PageTitleKey",
      "doc": "The title that the page shows.",
      "value": "String",
      "default": "",
      "reduce": "lastNonDefault"
      """)

  /// Where views are, by their numbers.
  static let rowBounds = KeyExample(
    name: "RowBoundsKey",
    comment: [
      "Where views inside are, each by its number. An anchor is a place that a reader finds in its",
      "own coordinates; `merge` brings the entries of all views together.",
    ],
    members: """
      "name": "RowBoundsKey",
      "doc": "The bounds of rows, by their numbers.",
      "value": "[Int: Anchor<CGRect>]",
      "reduce": "merge"
      """)
}
