import Foundation

/// Does something when the view is tapped.
struct TapGestureModifier {
  var action: () -> Void
}

extension TapGestureModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    TapGestureNode(self, around: child, context)
  }
}

final class TapGestureNode: ModifierNode<TapGestureModifier>, TapTarget {
  private let environment: EnvironmentScope

  override init(_ modifier: TapGestureModifier, around child: Node, _ context: ElementContext) {
    environment = context.environment
    super.init(modifier, around: child, context)
  }

  var isEnabled: Bool { environment.values.isEnabled }

  func tap() { modifier.action() }
}

/// A gesture that moves something. Accepted; a host does not drag.
public struct DragGesture: Sendable {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far a drag has to go before it counts, in points.
  public var minimumDistance: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far a drag has to go before it counts, in points.
  ///   - coordinateSpace: The space of the locations.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// Adds an action to perform while a drag goes on.
  ///
  /// - Parameter action: Gets where it is.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }

  /// Adds an action to perform when a drag ends.
  ///
  /// - Parameter action: Gets where it is.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}

extension View {
  /// Adds an action to perform when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; a host's tap counts as that many.
  ///   - action: What to do.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapGestureModifier(action: action))
  }

  /// Adds a gesture, which a host does not perform.
  ///
  /// - Parameter gesture: The gesture.
  nonisolated public func gesture(_ gesture: DragGesture) -> some View {
    plain("gesture")
  }

  /// Sets whether the controls inside take taps. What is disabled around stays so.
  ///
  /// - Parameter disabled: Whether they do not.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether this view takes part in hit tests; a host taps by name and has none.
  ///
  /// - Parameter enabled: Whether it does.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    plain("allowsHitTesting \(enabled)")
  }

  /// Sets the shape for hit tests; a host taps by name and has none.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Whether overlaps are left out.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    plain("contentShape")
  }
}
