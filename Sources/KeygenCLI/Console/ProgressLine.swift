/// A line of a terminal that tells how far the work is, and is gone before anything else is written.
struct ProgressLine {
  /// The columns of the terminal.
  private let width: Int
  private var isShown = false
  private var lastPercent = -1

  /// Goes to the start of the line and clears it.
  private static let clearing = "\r\u{1B}[K"

  /// Creates a line that nothing is on.
  init(width: Int) { self.width = width }

  /// What is to be written to show how far the work is.
  ///
  /// Of many parts about a hundred are shown, since a terminal can be slower than the work.
  ///
  /// - Returns: `nil` where the line stays as it is.
  mutating func text(_ count: Int, of total: Int, _ part: String) -> String? {
    guard total > 1 else { return nil }
    let percent = count * 100 / total
    guard percent != lastPercent else { return nil }
    lastPercent = percent
    return text("\(count + 1) of \(total): \(part)")
  }

  /// What is to be written to show a line, whatever was on it.
  mutating func text(_ line: String) -> String {
    isShown = true
    // One column stays free: a full line would be broken, and only its rest cleared.
    return Self.clearing + Self.cut(line, to: width - 1)
  }

  /// As much of a line as fits. What is not ASCII may take two columns; control characters are no part of it.
  private static func cut(_ line: String, to columns: Int) -> String {
    var room = columns
    var shown = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar.properties.generalCategory != .control {
      room -= scalar.isASCII ? 1 : 2
      if room < 0 { break }
      shown.append(scalar)
    }
    return String(shown)
  }

  /// What is to be written to take the line away; `nil` where nothing is on it.
  mutating func erase() -> String? {
    guard isShown else { return nil }
    isShown = false
    return Self.clearing
  }
}
