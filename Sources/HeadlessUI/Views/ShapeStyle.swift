/// What shapes and text are filled with. Nothing is drawn here, so that it is only accepted.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Clear.
  public static var clear: Color { .clear }
}

/// A level of the style of the surroundings.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  fileprivate init(level: Int) {
    self.level = level
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The style of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The style of tertiary content.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The style of quaternary content.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A blurred background.
public struct Material: ShapeStyle {
  private let thickness: Int

  /// A very thin material.
  public static let ultraThin = Material(thickness: 1)
  /// A thin material.
  public static let thin = Material(thickness: 2)
  /// The usual material.
  public static let regular = Material(thickness: 3)
  /// A thick material.
  public static let thick = Material(thickness: 4)
  /// A very thick material.
  public static let ultraThick = Material(thickness: 5)
}

extension ShapeStyle where Self == Material {
  /// A very thin material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// A very thick material.
  public static var ultraThickMaterial: Material { .ultraThick }
}
