/// A text with marks in it, to say in a test where something is expected.
///
/// A mark is a number between `⟦` and `⟧`; it stands directly before the place that it marks.
public struct MarkedText: Sendable {
  /// The text without the marks.
  public let text: String
  /// Line and column of each mark, both from 1, columns in UTF-8 bytes.
  public let places: [Int: Place]

  /// A place in a text.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// Creates a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = ""
    var places: [Int: Place] = [:]
    var line = 1
    var column = 1
    var mark: String?
    for scalar in marked.unicodeScalars {
      switch (scalar, mark) {
      case ("⟦", _): mark = ""
      case ("⟧", let number?):
        places[Int(number)!] = Place(line: line, column: column)
        mark = nil
      case (_, let number?): mark = number + String(scalar)
      default:
        text.unicodeScalars.append(scalar)
        column += String(scalar).utf8.count
        if scalar == "\n" {
          line += 1
          column = 1
        }
      }
    }
    self.text = text
    self.places = places
  }
}
