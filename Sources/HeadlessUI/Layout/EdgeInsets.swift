import Foundation

/// The inset distances for the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The inset of the top edge, in points.
  ///   - leading: The inset of the leading edge, in points.
  ///   - bottom: The inset of the bottom edge, in points.
  ///   - trailing: The inset of the trailing edge, in points.
  nonisolated public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are all zero.
  nonisolated public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
