import Foundation

/// A position of a view that is aligned with the same position of others.
public protocol AlignmentID {
  /// The position of the guide in a view that does not set it.
  ///
  /// - Parameter context: The size of the view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A horizontal guide, by the type that defines it.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let isHorizontal: Bool

  /// Whether texts have the guide without being told.
  var isTextBaseline: Bool { id == FirstTextBaseline.self || id == LastTextBaseline.self }

  /// The guide of several views: the average of those that set it; of baselines the outermost.
  func combined(_ guides: [CGFloat]) -> CGFloat? {
    guard !guides.isEmpty else { return nil }
    if id == FirstTextBaseline.self { return guides.min() }
    if id == LastTextBaseline.self { return guides.max() }
    return guides.reduce(0, +) / CGFloat(guides.count)
  }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.isHorizontal == b.isHorizontal }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  ///
  /// - Parameter id: The type that knows the default position.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isHorizontal: true)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Edges.Start.self)
  /// The centre.
  public static let center = HorizontalAlignment(Edges.Middle.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Edges.End.self)

  private enum Edges {
    enum Start: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    enum End: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  ///
  /// - Parameter id: The type that knows the default position.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, isHorizontal: false)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Edges.Start.self)
  /// The centre.
  public static let center = VerticalAlignment(Edges.Middle.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Edges.End.self)
  /// The baseline of the topmost text, or the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text, or the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Edges {
    enum Start: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    enum End: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
  }
}

enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment along the horizontal axis.
  ///   - vertical: The alignment along the vertical axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The centre, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
