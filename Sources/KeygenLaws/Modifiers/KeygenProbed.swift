import HeadlessUI

/// A type that has values to test modifiers with, of which those have no need that the laws of keys are tested with.
public protocol KeygenProbed {
  /// The values, all different.
  static var keygenProbes: [Self] { get }
}

/// What an anchor can stand for.
public protocol KeygenAnchored {
  /// Parts of a view, all at different places.
  static var keygenSources: [Anchor<Self>.Source] { get }
}

extension CGRect: KeygenAnchored {
  /// Rectangles of different sizes.
  public static var keygenSources: [Anchor<CGRect>.Source] {
    [CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 5, y: 0, width: 7, height: 9)]
      .map { .rect($0) }
  }
}

extension CGPoint: KeygenAnchored {
  /// Points in different places.
  public static var keygenSources: [Anchor<CGPoint>.Source] {
    [CGPoint(x: 3, y: 4), CGPoint(x: 10, y: 1)].map { .point($0) }
  }
}

extension Anchor: KeygenProbed where Value: KeygenAnchored {
  /// Anchors of a view that is there for nothing else.
  public static var keygenProbes: [Anchor<Value>] {
    MainActor.assumeIsolated {
      Value.keygenSources.compactMap { source in
        ViewHost {
          Color.clear.anchorPreference(key: AnchorKey<Value>.self, value: source) { $0 }
        }
        .value(of: AnchorKey<Value>.self)
      }
    }
  }
}

/// Carries an anchor out of a view tree.
private struct AnchorKey<Value>: PreferenceKey {
  static var defaultValue: Anchor<Value>? { nil }
  static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) {
    value = value ?? nextValue()
  }
}

extension Alignment: KeygenProbed {
  /// Two corners and the centre.
  public static var keygenProbes: [Alignment] { [.topTrailing, .bottomLeading, .center] }
}

extension HorizontalAlignment: KeygenProbed {
  /// Both edges and the centre.
  public static var keygenProbes: [HorizontalAlignment] { [.leading, .trailing, .center] }
}

extension VerticalAlignment: KeygenProbed {
  /// Both edges and the centre.
  public static var keygenProbes: [VerticalAlignment] { [.top, .bottom, .center] }
}

extension UnitPoint: KeygenProbed {
  /// Points inside and on the edge.
  public static var keygenProbes: [UnitPoint] { [.topLeading, .center, .bottom] }
}

extension EdgeInsets: KeygenProbed {
  /// None, and one of each length.
  public static var keygenProbes: [EdgeInsets] {
    [EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets()]
  }
}

extension Color: KeygenProbed {
  /// Different colours.
  public static var keygenProbes: [Color] { [.red, .blue] }
}

extension Axis: KeygenProbed {
  /// Both.
  public static var keygenProbes: [Axis] { [.horizontal, .vertical] }
}

extension UUID: KeygenProbed {
  /// Different ones, the same each time.
  public static var keygenProbes: [UUID] {
    [1, 2].map { UUID(uuid: ($0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  }
}

extension URL: KeygenProbed {
  /// Addresses that nothing is fetched from, should a view try.
  public static var keygenProbes: [URL] {
    ["about:blank", "about:invalid"].compactMap { URL(string: $0) }
  }
}

extension Optional: KeygenProbed where Wrapped: KeygenProbed {
  /// The values of the type inside, and `nil`.
  public static var keygenProbes: [Wrapped?] { Wrapped.keygenProbes.map { $0 } + [nil] }
}

extension Array: KeygenProbed where Element: KeygenProbed {
  /// Arrays of one element and of two.
  public static var keygenProbes: [[Element]] {
    let elements = Element.keygenProbes
    return elements.prefix(2).map { [$0] } + [Array(elements.prefix(2).reversed())]
  }
}

extension Dictionary: KeygenProbed where Key: KeygenSampled, Value: KeygenProbed {
  /// Dictionaries of one entry, with one id and with another.
  public static var keygenProbes: [[Key: Value]] {
    let ids = Key.keygenSamples
    return Value.keygenProbes.enumerated().map { [ids[($0 + 1) % ids.count]: $1] }
  }
}
