import Foundation

extension View {
  /// Sets the font of the texts inside.
  ///
  /// - Parameter font: The font, or nil for body text.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how heavy the strokes of the texts inside are; their size stays.
  ///
  /// - Parameter weight: How heavy, or nil for what their font says.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    plain("fontWeight")
  }

  /// Makes the strokes of the texts inside heavy; their size stays.
  ///
  /// - Parameter isActive: Whether to do so.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    plain("bold")
  }

  /// Slants the letters of the texts inside; their size stays.
  ///
  /// - Parameter isActive: Whether to do so.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    plain("italic")
  }

  /// Sets the greatest number of lines of the texts inside.
  ///
  /// - Parameter number: The number of lines, or nil for as many as there are.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of the texts inside are aligned with each other.
  ///
  /// - Parameter alignment: The alignment.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
