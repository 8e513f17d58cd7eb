/// The members of an object in the order of the text.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(object: JSONNode) {
    document = object.document
    index = object.index + 1
    end = object.kind == .object ? Int(object.entry.next) : index
  }

  /// The next member, or `nil` behind the last.
  public mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let name = JSONNode(document: document, index: index)
    let value = JSONNode(document: document, index: index + 1)
    index = Int(value.entry.next)
    return JSONMember(nameNode: name, value: value)
  }
}
