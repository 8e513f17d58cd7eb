/// A view that shows nothing.
///
/// Among siblings it is no child at all and modifiers on it vanish; standing alone (the root, an
/// `overlay`, a `background`) it keeps them.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Makes nothing in a list, and a node without content where the view stands alone.
  public static func _make(_ view: EmptyView, into list: inout _ViewList) {
    guard list.expectation.isOne else { return }
    list.element {
      EmptyNode($0)
    } update: { (_: EmptyNode) in
    }
  }
}

/// The place of an `EmptyView` that stands alone.
final class EmptyNode: Node {}
