/// The elements of an array in the order of the text.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(array: JSONNode) {
    document = array.document
    index = array.index + 1
    end = array.kind == .array ? Int(array.entry.next) : index
  }

  /// The next element, or `nil` behind the last.
  public mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    let node = JSONNode(document: document, index: index)
    index = Int(node.entry.next)
    return node
  }
}
