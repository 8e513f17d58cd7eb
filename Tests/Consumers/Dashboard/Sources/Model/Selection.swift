public import HeadlessUI
import Observation

/// What is selected, watched by views.
@MainActor @Observable
public final class Selection {
  /// The names, in the order in which they were selected.
  public private(set) var names: [String] = []

  /// Creates a selection of nothing.
  public init() {}

  /// Adds a name.
  public func select(_ name: String) { names.append(name) }
}

/// Shows a selection, and reports it.
public struct SelectionView: View {
  private let selection: Selection

  /// Creates a view of a selection.
  public init(_ selection: Selection) { self.selection = selection }

  /// The text that reports.
  public var body: some View { Text("selection").selected(selection.names) }
}
