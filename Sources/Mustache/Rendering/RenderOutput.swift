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
