import Foundation

/// A geometric value of a view, to be read in the coordinate space of another one.
///
/// Two anchors are equal if they are the same place on the screen.
public struct Anchor<Value>: @unchecked Sendable {
  /// In the global coordinate space.
  let points: [CGPoint]

  /// Makes the value of points in any coordinate space.
  let build: ([CGPoint]) -> Value

  /// Which geometric value of a view an anchor is to hold.
  public struct Source: @unchecked Sendable {
    /// The points of a view of a size, in its own coordinate space.
    let points: (CGSize) -> [CGPoint]
    let build: ([CGPoint]) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place on the screen.
  public static func == (a: Self, b: Self) -> Bool { a.points == b.points }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place on the screen.
  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension Anchor: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    let new = new.assumingMemoryBound(to: Self.self).pointee
    return old.points == new.points
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(
      points: { CGRect(origin: .zero, size: $0).corners }, build: { CGRect(around: $0) })
  }

  /// A rectangle in the view.
  ///
  /// - Parameter r: The rectangle in the view's coordinate space, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(points: { _ in r.corners }, build: { CGRect(around: $0) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  ///
  /// - Parameter p: The point in the view's coordinate space, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(points: { _ in [p] }, build: { $0[0] })
  }

  /// A point of the view as a fraction of its size.
  ///
  /// - Parameter p: The fractions.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      points: { [CGPoint(x: p.x * $0.width, y: p.y * $0.height)] }, build: { $0[0] })
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several values as one.
  ///
  /// - Parameter array: The sources of the values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in
      array.flatMap { $0.points(size) }
    } build: { points in
      var rest = points[...]
      return array.map { source in
        // A source makes as many points of one view as of any other.
        let own = rest.prefix(source.points(.zero).count)
        rest = rest.dropFirst(own.count)
        return source.build(Array(own))
      }
    }
  }

  /// A value, or nil.
  ///
  /// - Parameter anchor: The source of the value, or nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size in
      anchor?.points(size) ?? []
    } build: { points in
      anchor?.build(points)
    }
  }
}
