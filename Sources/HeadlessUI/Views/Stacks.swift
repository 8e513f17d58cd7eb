import Foundation

/// A view that arranges its children in a vertical line.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack where Content: View {
  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the children share.
  ///   - spacing: The distance between children in points, or nil for the default.
  ///   - content: The children.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// A view that arranges its children in a horizontal line.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack where Content: View {
  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the children share.
  ///   - spacing: The distance between children in points, or nil for the default.
  ///   - content: The children.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// A view that overlays its children, aligning them in both axes.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack where Content: View {
  /// Creates a stack of layers, the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the children share.
  ///   - content: The children.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension VStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(.vertical(view.alignment, spacing: view.spacing), view.content)
  }
}

extension HStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(.horizontal(view.alignment, spacing: view.spacing), view.content)
  }
}

extension ZStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(.layered(view.alignment), view.content)
  }
}

extension _ViewList {
  /// A stack of views.
  ///
  /// - Parameters:
  ///   - arrangement: How its children are arranged.
  ///   - content: Its children.
  ///   - isAlwaysPresent: Whether it is a dynamic container whatever it consists of (rule P2).
  mutating func stack<V: View>(
    _ arrangement: Arrangement, _ content: V, isAlwaysPresent: Bool = false
  ) {
    let environment = self.environment
    element {
      let node = StackNode(arrangement, $0)
      node.isAlwaysPresent = isAlwaysPresent
      node.make(content, environment, expecting: .list)
      return node
    } update: { (node: StackNode) in
      node.update(arrangement)
      node.make(content, environment, expecting: .list)
    }
  }
}
