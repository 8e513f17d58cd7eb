import Foundation

/// Views that stay in sight while others scroll; all scroll here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack. SwiftUI's makes its views as they come into sight; here all are made at once.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack where Content: View {
  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the children share.
  ///   - spacing: The distance between children in points, or nil for the usual one.
  ///   - pinnedViews: What stays in sight; all scrolls here.
  ///   - content: The children.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(
      .vertical(view.alignment, spacing: view.spacing), view.content, isAlwaysPresent: true)
  }
}

/// A horizontal stack. SwiftUI's makes its views as they come into sight; here all are made at once.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack where Content: View {
  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the children share.
  ///   - spacing: The distance between children in points, or nil for the usual one.
  ///   - pinnedViews: What stays in sight; all scrolls here.
  ///   - content: The children.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(
      .horizontal(view.alignment, spacing: view.spacing), view.content, isAlwaysPresent: true)
  }
}
