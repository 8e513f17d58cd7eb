/// Where a marked text was interpolated.
public struct RenderedMark: Hashable, Sendable {
  /// Where the text starts in the output, in bytes.
  public let offset: Int
  /// How many bytes of output it takes, after escaping.
  public let length: Int
  /// The mark that the text was given.
  public let mark: Int32

  /// A place of a marked text.
  ///
  /// - Parameters:
  ///   - offset: Where the text starts in the output, in bytes.
  ///   - length: How many bytes of output it takes.
  ///   - mark: The mark that the text was given.
  public init(offset: Int, length: Int, mark: Int32) {
    self.offset = offset
    self.length = length
    self.mark = mark
  }
}
