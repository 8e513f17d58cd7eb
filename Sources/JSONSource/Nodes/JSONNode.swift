/// A value in a document, or the name of a member: a light handle that keeps the document alive.
public struct JSONNode: Sendable {
  /// The sorts of JSON values.
  public enum Kind: Hashable, Sendable {
    /// `{ … }`
    case object
    /// `[ … ]`
    case array
    /// `"…"`, the name of a member included.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  let document: JSONDocument
  let index: Int

  var entry: TapeEntry { document.tape[index] }

  /// What sort of value this is.
  public var kind: Kind {
    switch entry.tag {
    case .object: return .object
    case .array: return .array
    case .plainString, .escapedString: return .string
    case .number: return .number
    case .true, .false: return .boolean
    case .null: return .null
    }
  }

  /// The text that the node stands in.
  public var source: SourceText { document.source }

  /// Where the node's first byte stands; for a string, its opening quotation mark.
  public var position: SourcePosition { source.position(atOffset: Int(entry.start)) }

  /// The place directly behind the node's last byte.
  public var endPosition: SourcePosition { source.position(atOffset: entry.end) }

  /// The node as it is written in the file, quotation marks and brackets included.
  public var sourceText: String { source.text(from: Int(entry.start), to: entry.end) }

  /// The number of members of an object or of elements of an array; 0 for any other value.
  ///
  /// - Complexity: O(1).
  public var count: Int { entry.count }

  /// The members of an object in the order of the text, duplicates included; none for any other
  /// value.
  public var members: JSONMembers { JSONMembers(object: self) }

  /// The elements of an array in the order of the text; none for any other value.
  public var elements: JSONElements { JSONElements(array: self) }

  /// The first member of an object that has a name.
  ///
  /// - Parameter name: The name after decoding escapes; compared byte by byte.
  /// - Returns: The member, or `nil` if there is none, as for any value that is no object.
  /// - Complexity: O(*n*), where *n* is the number of members; no string is made.
  public func member(named name: StaticString) -> JSONMember? {
    members.first { $0.hasName(name) }
  }
}
