import Foundation

/// A proposal for the size of a view, in points. A nil dimension asks for the ideal one.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, or nil.
  public var width: CGFloat?

  /// The proposed height, or nil.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil.
  ///   - height: The height in points, or nil.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  ///
  /// - Parameter size: The size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with something in place of nil.
  ///
  /// - Parameter size: What stands for a nil dimension, in points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
