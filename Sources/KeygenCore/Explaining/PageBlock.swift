/// A part of a page of prose, which is laid out where it is shown.
public enum PageBlock: Hashable, Sendable {
  /// A heading of a few words.
  case heading(String)
  /// Sentences, to be wrapped.
  case paragraph(String)
  /// Lines that stand as they are.
  case code(String)
  /// Short labels, each with what it means.
  case table([Row])
  /// What keygen says of the code above.
  case diagnostics([Diagnostic])

  /// A line of a table.
  public struct Row: Hashable, Sendable {
    /// The label.
    public let label: String
    /// What it means.
    public let text: String

    /// Creates a row.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }
}
