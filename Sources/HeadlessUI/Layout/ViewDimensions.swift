import Foundation

/// A view's size and its alignment guides, in its own coordinate space.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  let explicitGuide: (AlignmentKey) -> CGFloat?

  init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// The position of a guide: the one that is set, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a guide: the one that is set, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a guide if one is set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The position of a guide if one is set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  func value(of key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.height == b.height
  }
}
