import Foundation

/// A font. Here it decides how large text is.
public struct Font: Hashable, Sendable {
  /// The size of the letters, in points.
  var size: CGFloat
  var weight: Weight
  var isItalic = false

  private init(_ size: CGFloat, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// A text style.
  public enum TextStyle: CaseIterable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// Ultra-light.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// Black.
    public static let black = Weight(value: 900)
  }

  /// The design of the letters; all have the same size here.
  public enum Design: Hashable, Sendable {
    /// The system's design.
    case `default`
    /// With serifs.
    case serif
    /// With rounded strokes.
    case rounded
    /// With letters of one width.
    case monospaced
  }

  /// 34 points.
  public static let largeTitle = Font(34)
  /// 28 points.
  public static let title = Font(28)
  /// 22 points.
  public static let title2 = Font(22)
  /// 20 points.
  public static let title3 = Font(20)
  /// 17 points, semibold.
  public static let headline = Font(17, .semibold)
  /// 15 points.
  public static let subheadline = Font(15)
  /// 17 points.
  public static let body = Font(17)
  /// 16 points.
  public static let callout = Font(16)
  /// 13 points.
  public static let footnote = Font(13)
  /// 12 points.
  public static let caption = Font(12)
  /// 11 points.
  public static let caption2 = Font(11)

  /// The system font of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the letters, in points.
  ///   - weight: How heavy the strokes are, or nil for regular ones.
  ///   - design: The design of the letters, or nil for the usual one.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size, weight ?? .regular)
  }

  /// The system font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design of the letters, or nil for the usual one.
  ///   - weight: How heavy the strokes are, or nil for those of the style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = of(style)
    if let weight { font.weight = weight }
    return font
  }

  private static func of(_ style: TextStyle) -> Font {
    switch style {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }

  /// A font of a name and a size; the name does not matter here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size of the letters, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size) }

  /// The font with heavy strokes.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with other strokes.
  ///
  /// - Parameter weight: How heavy they are.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}
