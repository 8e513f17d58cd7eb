import Foundation

/// A proxy for the size and the coordinate space of a view.
public struct GeometryProxy: @unchecked Sendable {
  private final class Target {
    weak var node: Node?

    init(_ node: Node) {
      self.node = node
    }
  }

  private let target: Target

  /// Takes note of what is read, if somebody wants to know.
  let log: GeometryLog?

  init(_ node: Node, log: GeometryLog? = nil) {
    target = Target(node)
    self.log = log
  }

  /// The size of the view, in points.
  public var size: CGSize {
    read(.zero) { node in
      log?.readsSize = true
      return node.size
    }
  }

  /// The safe area insets of the view, in points: how much of what lies beyond each of its edges is covered,
  /// where the edge is one of the safe area.
  public var safeAreaInsets: EdgeInsets {
    read(EdgeInsets()) { node in
      log?.add(GeometryLog.Entry(.global, node.globalFrame))
      return node.safeAreaInsets
    }
  }

  /// The view's frame, in points.
  ///
  /// - Parameter coordinateSpace: The space of the result.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(of: coordinateSpace.coordinateSpace)
  }

  /// The view's frame, in points.
  ///
  /// - Parameter coordinateSpace: The space of the result.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    frame(of: coordinateSpace)
  }

  private func frame(of space: CoordinateSpace) -> CGRect {
    read(.zero) { node in
      let frame = node.frame(in: node.owner(of: space))
      if space.isLocal {
        log?.readsSize = true
      } else {
        log?.add(GeometryLog.Entry(space, frame))
      }
      return frame
    }
  }

  /// The bounds of a named coordinate space in the view's own one, in points; nil if there is none around.
  ///
  /// - Parameter coordinateSpace: The named space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    read(nil) { node in
      let space = coordinateSpace.coordinateSpace
      guard case .named(let name) = space, let owner = node.namedOwner(name) else { return nil }
      let toLocal = node.transform(to: owner).inverse
      let bounds = CGRect(origin: .zero, size: owner.size)
      log?.add(GeometryLog.Entry(space, node.frame(in: owner)))
      return CGRect(around: bounds.corners.map(toLocal.apply))
    }
  }

  /// What an anchor stands for, in the view's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let points: [CGPoint] = read(anchor.points) { node in
      log?.add(GeometryLog.Entry(.global, node.globalFrame))
      let toLocal = node.transform(to: nil).inverse
      return anchor.points.map(toLocal.apply)
    }
    return anchor.build(points)
  }

  /// Asks the view, which may have left the tree since.
  private func read<Result>(_ missing: Result, _ question: @MainActor (Node) -> Result) -> Result {
    withoutActuallyEscaping(question) { question in
      nonisolated(unsafe) var result = missing
      MainActor.assumeIsolated {
        if let node = target.node, !node.isDetached { result = question(node) }
      }
      return result
    }
  }
}

/// What has been read through a `GeometryProxy`.
final class GeometryLog {
  struct Entry {
    var space: CoordinateSpace
    var frame: CGRect

    init(_ space: CoordinateSpace, _ frame: CGRect) {
      self.space = space
      self.frame = frame
    }
  }

  var readsSize = false
  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) {
    if !entries.contains(where: { $0.space == entry.space }) { entries.append(entry) }
  }

  func clear() {
    readsSize = false
    entries = []
  }

  /// Whether any frame that was read is another one now.
  @MainActor
  func isOutOfDate(for node: Node) -> Bool {
    entries.contains { $0.frame != node.frame(in: node.owner(of: $0.space)) }
  }
}
