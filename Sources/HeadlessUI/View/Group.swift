/// A transparent group: its children count as children of whatever the group stands in.
public struct Group<Content> {
  let content: Content
}

extension Group where Content: View {
  /// Creates a group of views.
  ///
  /// - Parameter content: The views of the group.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View where Content: View {
  /// A group has no body of its own.
  public typealias Body = Never

  /// Makes the content in the list that the group stands in; several views as one unit of it, whose
  /// preferences combine before they meet the group's siblings (rule P1).
  public static func _make(_ view: Group<Content>, into list: inout _ViewList) {
    guard Content._isSeveral else {
      Content._make(view.content, into: &list)
      return
    }
    list.element {
      GroupSource($0)
    } update: { (_: GroupSource) in
    } then: {
      $0.makeContent(view.content)
    }
  }
}

/// The views of a group.
final class GroupSource: Source {
  private let environment: EnvironmentScope

  override init(_ context: ElementContext) {
    environment = context.environment
    super.init(context)
  }

  func makeContent<V: View>(_ content: V) {
    make(content, environment, expecting: .list)
  }
}
