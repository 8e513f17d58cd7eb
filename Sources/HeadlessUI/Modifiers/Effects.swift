import Foundation

/// Scales or rotates what is drawn; layout does not see it, geometry does.
struct TransformEffectModifier: Equatable {
  var transform: GeometryTransform
  var anchor: UnitPoint
}

extension TransformEffectModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    TransformEffectNode(self, around: child, context)
  }
}

final class TransformEffectNode: ModifierNode<TransformEffectModifier> {
  override func modifierDidUpdate(from old: TransformEffectModifier) {
    if old != modifier { engine.geometryDidChange() }
  }

  override var effect: GeometryTransform? {
    let point = CGPoint(x: modifier.anchor.x * size.width, y: modifier.anchor.y * size.height)
    return modifier.transform.about(point)
  }
}

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle.
  ///
  /// - Parameter radians: The angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle.
  ///
  /// - Parameter degrees: The angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// An angle in radians.
  ///
  /// - Parameter radians: The angle.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  ///
  /// - Parameter degrees: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension View {
  /// Scales what this view draws.
  ///
  /// - Parameters:
  ///   - scale: The factors.
  ///   - anchor: The point that stays where it is.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformEffectModifier(transform: .scale(scale.width, scale.height), anchor: anchor))
  }

  /// Scales what this view draws.
  ///
  /// - Parameters:
  ///   - s: The factor.
  ///   - anchor: The point that stays where it is.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what this view draws.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The point that stays where it is.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates what this view draws.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The point that stays where it is.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformEffectModifier(transform: .rotation(radians: angle.radians), anchor: anchor))
  }
}
