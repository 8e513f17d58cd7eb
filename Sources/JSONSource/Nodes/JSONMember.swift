/// A member of an object: a name and a value.
public struct JSONMember: Sendable {
  /// The name as a string node, with its place in the file.
  public let nameNode: JSONNode

  /// The value.
  public let value: JSONNode

  /// The name, escapes decoded.
  public var name: String { nameNode.document.string(of: nameNode.entry) }

  /// Whether the member has a name, found out without making a string.
  ///
  /// - Parameter name: The name after decoding escapes; compared byte by byte.
  public func hasName(_ name: StaticString) -> Bool { nameNode.isString(name) }
}
