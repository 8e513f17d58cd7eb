/// What a field of a context holds.
public indirect enum ContextKind: Hashable, Sendable {
  /// Text, in UTF-8. Truthy unless it is empty.
  case text
  /// A truth value. Interpolated, it reads `true` or `false`.
  case flag
  /// A record of the shape with this name. Always truthy.
  case record(String)
  /// A list, all of whose items are of one kind. Truthy unless it is empty.
  case list(ContextKind)
}

extension ContextKind: CustomStringConvertible {
  /// The kind in words, for messages and documentation: `list of parameter`.
  public var description: String {
    switch self {
    case .text: "text"
    case .flag: "flag"
    case .record(let name): name
    case .list(let element): "list of \(element)"
    }
  }
}

extension ContextKind {
  /// The name of the record that this kind mentions, however deep in lists.
  var recordName: String? {
    switch self {
    case .text, .flag: nil
    case .record(let name): name
    case .list(let element): element.recordName
    }
  }
}
