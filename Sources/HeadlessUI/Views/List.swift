import Foundation

/// A container that presents rows in a column and scrolls them.
///
/// Rows are stacked without spacing and without the insets and separators of any device. Each is proposed the
/// list's width and stands at its leading edge.
public struct List<SelectionValue, Content> where SelectionValue: Hashable {
  let content: Content
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of views.
  ///
  /// - Parameter content: The rows.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list of identified data.
  ///
  /// - Parameters:
  ///   - data: The elements, which bring their ids.
  ///   - rowContent: Makes the row of one element.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of data whose ids are found by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path from an element to its id.
  ///   - rowContent: Makes the row of one element.
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list of a range of numbers.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - rowContent: Makes the row of one number.
  @MainActor @preconcurrency public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    content = ForEach(data, content: rowContent)
  }
}

extension List: View where Content: View {
  /// A list has no body.
  public typealias Body = Never

  /// Makes a node around the rows.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let environment = list.environment
    list.element {
      ListNode($0)
    } update: { (_: ListNode) in
    } then: {
      $0.makeContent(view.content, environment)
    }
  }
}

/// The node of a list. It takes the space that is proposed, and reports every preference it is asked for
/// (rule P2).
final class ListNode: ScrollNode {
  init(_ context: ElementContext) {
    super.init(.vertical, context)
    content.update(.vertical(.leading, spacing: 0))
    content.isAlwaysPresent = true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: contentProposal(for: proposal)))
  }
}
