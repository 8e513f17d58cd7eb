import Foundation

/// Tells how large text is. Replace `ViewHost.textMeasurer` to use another one.
public protocol TextMeasurer: Sendable {
  /// The size that text takes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fontSize: The size of the letters, in points.
  ///   - lineLimit: The greatest number of lines, or nil.
  ///   - proposal: The space there is, in points.
  /// - Returns: The size in points, and the distances of the first and the last baseline from the top.
  func measure(
    _ text: String, fontSize: CGFloat, lineLimit: Int?, proposal: ProposedViewSize
  ) -> TextMetrics
}

/// How large a text is.
public struct TextMetrics: Equatable, Sendable {
  /// The size, in points.
  public var size: CGSize
  /// The distance from the top to the first baseline, in points.
  public var firstBaseline: CGFloat
  /// The distance from the top to the last baseline, in points.
  public var lastBaseline: CGFloat

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - firstBaseline: The distance from the top to the first baseline, in points.
  ///   - lastBaseline: The distance from the top to the last baseline, in points.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The usual measurer. It knows no real font, so that results are the same on every machine.
///
/// Each character is half the font's size wide and each line 1.2 times it high, both rounded up to whole
/// points: 9 by 21 for body text. The baseline is at four fifths of the line. Text wraps between words, and
/// inside of words that are longer than a line; a line limit and the proposed height cut lines off, but never
/// the first one. Empty text takes no space.
public struct MonospacedTextMeasurer: TextMeasurer {
  /// Creates the measurer.
  public init() {}

  /// The size that text takes.
  public func measure(
    _ text: String, fontSize: CGFloat, lineLimit: Int?, proposal: ProposedViewSize
  ) -> TextMetrics {
    guard !text.isEmpty, fontSize > 0, fontSize.isFinite else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
    }
    let advance = (fontSize / 2).rounded(.up)
    let lineHeight = (fontSize * 1.2).rounded(.up)
    var most = max(1, lineLimit ?? .max)
    if let height = proposal.height, height < CGFloat(Int32.max) * lineHeight {
      most = min(most, max(1, Int((max(0, height) / lineHeight).rounded(.down))))
    }
    var columns = Int.max
    if let width = proposal.width, width < CGFloat(Int32.max) * advance {
      columns = max(1, Int((max(0, width) / advance).rounded(.down)))
    }
    let lines = Self.lineLengths(text, columns: columns, most: most)
    let size = CGSize(
      width: CGFloat(lines.longest) * advance, height: CGFloat(lines.count) * lineHeight)
    let baseline = lineHeight * 0.8
    return TextMetrics(
      size: size, firstBaseline: baseline, lastBaseline: size.height - lineHeight + baseline)
  }

  /// How many lines there are and how many characters the longest has.
  private static func lineLengths(
    _ text: String, columns: Int, most: Int
  ) -> (count: Int, longest: Int) {
    // Most texts are short and of one line.
    if text.utf8.count <= columns, !text.utf8.contains(0x0A) { return (1, text.count) }
    var wrapper = LineWrapper(columns: columns, most: most)
    for character in text where !wrapper.isFull { wrapper.add(character) }
    return wrapper.finish()
  }
}

/// Breaks characters into lines, greedily.
private struct LineWrapper {
  let columns: Int
  let most: Int
  private var count = 0
  private var longest = 0
  /// The length of the line without its last, unfinished word and the spaces before that.
  private var line = 0
  private var spaces = 0
  private var word = 0

  init(columns: Int, most: Int) {
    self.columns = columns
    self.most = most
  }

  var isFull: Bool { count == most }

  mutating func add(_ character: Character) {
    if character.isNewline {
      finishWord()
      endLine()
    } else if character == " " {
      finishWord()
      spaces += 1
    } else {
      if word == columns {
        finishWord()
        endLine()
      }
      word += 1
    }
  }

  private mutating func finishWord() {
    guard word > 0 else { return }
    if line > 0, line + spaces + word > columns { endLine() }
    if line == 0 { spaces = min(spaces, columns - word) }
    line += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func endLine() {
    guard !isFull else { return }
    count += 1
    longest = max(longest, line)
    line = 0
    spaces = 0
  }

  mutating func finish() -> (count: Int, longest: Int) {
    if !isFull {
      finishWord()
      // Spaces at the very end count as far as there is room.
      if !isFull { line = min(columns, line + spaces) }
      endLine()
    }
    return (count, longest)
  }
}
