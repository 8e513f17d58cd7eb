import Foundation

/// A view that lets its content scroll to a view with a certain id.
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader where Content: View {
  /// Creates a reader.
  ///
  /// - Parameter content: Makes the content. Its proxy is to be used in actions.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View where Content: View {
  /// A reader has no body.
  public typealias Body = Never

  /// Makes a stack around the content.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let environment = list.environment
    list.element {
      ImplicitStackNode(.vertical(.center, spacing: nil), $0)
    } update: { (_: ImplicitStackNode) in
    } then: {
      $0.makeOne(view.content(ScrollViewProxy($0)), environment)
    }
  }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy: @unchecked Sendable {
  private final class Target {
    weak var node: Node?

    init(_ node: Node) {
      self.node = node
    }
  }

  private let target: Target

  @MainActor
  init(_ node: Node) {
    target = Target(node)
  }

  /// Scrolls the nearest scroll view around the first view with an id, so that it comes into sight.
  ///
  /// - Parameters:
  ///   - id: The id, of `id(_:)` or of an element of a `ForEach`.
  ///   - anchor: Which point of the view is brought to the same point of the scroll view; nil to scroll as
  ///     little as it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    let target = self.target
    MainActor.assumeIsolated {
      guard let node = target.node, !node.isDetached,
        let found = node.firstNode(withID: id),
        let scroll = found.ancestor(where: { $0 is ScrollNode }) as? ScrollNode
      else { return }
      scroll.reveal(found, anchor: anchor)
    }
  }
}

extension ScrollNode {
  /// Scrolls, within the limits of the content, so that a view inside is in sight.
  final func reveal(_ node: Node, anchor: UnitPoint?) {
    let frame = node.frame(in: content)
    var target = offset
    for axis in Axis.allCases where scrolls(along: axis) {
      let start = frame.origin[axis]
      let length = frame.size[axis]
      let shown = size[axis]
      if let anchor {
        let fraction = axis == .horizontal ? anchor.x : anchor.y
        target[axis] = start + (length - shown) * fraction
      } else if start < offset[axis] {
        target[axis] = start
      } else if start + length > offset[axis] + shown {
        target[axis] = start + length - shown
      }
      target[axis] = max(0, min(target[axis], content.size[axis] - shown))
    }
    scroll(to: target)
    engine.wantsUpdate()
  }
}

extension Element {
  /// The first node of the first element with an explicit id.
  final func firstNode(withID id: AnyHashable) -> Node? {
    var work: [Element] = [self]
    var inner: [Element] = []
    while let element = work.popLast() {
      if let found = (element as? any Identified)?.nodes(withID: id) { return found.first }
      inner.removeAll(keepingCapacity: true)
      element.appendElements(to: &inner)
      work.append(contentsOf: inner.reversed())
    }
    return nil
  }
}

/// A source whose views have explicit ids.
@MainActor
protocol Identified: Source {
  /// The nodes with an id; nil if there is no such id.
  func nodes(withID id: AnyHashable) -> [Node]?
}

extension IDSource: Identified {
  func nodes(withID other: AnyHashable) -> [Node]? {
    AnyHashable(id) == other ? Element.nodes(of: elements) : nil
  }
}
