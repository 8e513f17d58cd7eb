import Foundation

/// The values that this module's own views draw on.
private enum Keys {
  enum Font: EnvironmentKey {
    static var defaultValue: HeadlessUI.Font? { nil }
  }
  enum LineLimit: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
  enum IsEnabled: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  enum Scheme: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  enum TextAlignment: EnvironmentKey {
    static var defaultValue: HeadlessUI.TextAlignment { .leading }
  }
}

/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How lines of text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// By their leading ends.
  case leading
  /// By their centres.
  case center
  /// By their trailing ends.
  case trailing
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil is body text.
  public var font: Font? {
    get { self[Keys.Font.self] }
    set { self[Keys.Font.self] = newValue }
  }

  /// The greatest number of lines of a text, or nil.
  public var lineLimit: Int? {
    get { self[Keys.LineLimit.self] }
    set { self[Keys.LineLimit.self] = newValue }
  }

  /// Whether controls take taps.
  public var isEnabled: Bool {
    get { self[Keys.IsEnabled.self] }
    set { self[Keys.IsEnabled.self] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[Keys.Scheme.self] }
    set { self[Keys.Scheme.self] = newValue }
  }

  /// How lines of text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.TextAlignment.self] }
    set { self[Keys.TextAlignment.self] = newValue }
  }
}
