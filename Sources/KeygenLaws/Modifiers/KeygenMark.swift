import HeadlessUI

/// A view that tests build in places where they look for it.
public struct KeygenMark: View {
  /// Its identifier.
  static let identifier = "keygen-mark"
  /// Its size, in points.
  static let size = CGSize(width: 12, height: 6)

  /// Creates the view.
  nonisolated public init() {}

  /// The view, from nothing.
  nonisolated public static func build() -> KeygenMark { KeygenMark() }

  /// The view, whatever it is made from.
  nonisolated public static func build<A>(_ first: A) -> KeygenMark { KeygenMark() }

  /// The view, whatever it is made from.
  nonisolated public static func build<A, B>(_ first: A, _ second: B) -> KeygenMark {
    KeygenMark()
  }

  /// The view, whatever it is made from.
  nonisolated public static func build<A, B, C>(_ first: A, _ second: B, _ third: C) -> KeygenMark {
    KeygenMark()
  }

  /// A small view that reports its place among others.
  public var body: some View {
    Color.clear
      .frame(width: Self.size.width, height: Self.size.height)
      .accessibilityIdentifier(Self.identifier)
      .preference(key: PlaceKey.self, value: ["content"])
  }
}

/// Lists views in the order in which preferences are combined (rule P3).
struct PlaceKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A view that reports a value.
struct Writer<Key: PreferenceKey>: View {
  let value: Key.Value

  init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  var body: some View { Color.clear.preference(key: Key.self, value: value) }
}

/// A view whose content goes through steps, one with each tap.
struct Steps<Content: View>: View {
  static var identifier: String { "keygen-next" }

  let content: (Int) -> Content
  @State private var step = 0

  init(@ViewBuilder _ content: @escaping (Int) -> Content) { self.content = content }

  var body: some View {
    VStack(spacing: 0) {
      content(step)
      Button("next") { step += 1 }.accessibilityIdentifier(Self.identifier)
    }
  }
}
