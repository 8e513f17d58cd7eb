import Foundation

/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// The text, formatted.
  let string: String

  /// Creates a text view that displays a string as it is.
  ///
  /// - Parameter content: The string.
  nonisolated public init(verbatim content: String) {
    string = content
  }

  /// Creates a text view that displays a stored string as it is.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Creates a text view that displays localised content. There are no tables here: the key itself is
  /// shown, its arguments formatted as localisation would.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text.
  ///   - tableName: The name of a string table; not used.
  ///   - bundle: The bundle of the table; not used.
  ///   - comment: A comment for translators; not used.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.formatted
  }

  /// Concatenates two texts.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.string + rhs.string)
  }
}

extension Text: View {
  /// A text has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Text, into list: inout _ViewList) {
    list.element {
      TextNode(view, $0)
    } update: { (node: TextNode) in
      node.update(view)
    }
  }
}

/// The node of a text.
final class TextNode: Node {
  private(set) var text: Text

  init(_ text: Text, _ context: ElementContext) {
    self.text = text
    super.init(context)
  }

  func update(_ new: Text) {
    guard new != text else { return }
    text = new
  }
}
