/// What has been rendered, and the memory that rendering needs, kept from one record to the next.
public struct RenderOutput: Sendable {
  /// The output in UTF-8.
  public var bytes: [UInt8] = []
  /// Where marked texts lie in `bytes`, in order.
  public var marks: [RenderedMark] = []

  var frames: [RenderFrame] = []
  var calls: [RenderCall] = []
  /// The indentations in force, each of which starts with the one outside of it.
  var indentation: [UInt8] = []

  /// An empty output.
  public init() {}

  /// Forgets bytes and marks, and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
  }
}

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

/// A value that is open, and the items of its list that are still to come.
struct RenderFrame: Sendable {
  var value: ContextValue
  var next = 0
  var end = 0
}

/// What is restored when a call returns.
struct RenderCall: Sendable {
  let next: Int
  let indentationStart: Int
  let indentationEnd: Int
}
