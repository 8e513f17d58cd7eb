import HeadlessUI

/// The parts of a view that an anchor can stand for, in the view's own coordinates.
public enum KeygenPart {
  /// The whole view.
  public static func bounds(_ size: CGSize) -> Anchor<CGRect>.Source {
    .rect(CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }
  /// A corner.
  public static func topLeading(_ size: CGSize) -> Anchor<CGPoint>.Source { point(0, 0) }
  /// The middle of an edge.
  public static func top(_ size: CGSize) -> Anchor<CGPoint>.Source { point(size.width / 2, 0) }
  /// A corner.
  public static func topTrailing(_ size: CGSize) -> Anchor<CGPoint>.Source { point(size.width, 0) }
  /// The middle of an edge.
  public static func leading(_ size: CGSize) -> Anchor<CGPoint>.Source { point(0, size.height / 2) }
  /// The middle.
  public static func center(_ size: CGSize) -> Anchor<CGPoint>.Source {
    point(size.width / 2, size.height / 2)
  }
  /// The middle of an edge.
  public static func trailing(_ size: CGSize) -> Anchor<CGPoint>.Source {
    point(size.width, size.height / 2)
  }
  /// A corner.
  public static func bottomLeading(_ size: CGSize) -> Anchor<CGPoint>.Source {
    point(0, size.height)
  }
  /// The middle of an edge.
  public static func bottom(_ size: CGSize) -> Anchor<CGPoint>.Source {
    point(size.width / 2, size.height)
  }
  /// A corner.
  public static func bottomTrailing(_ size: CGSize) -> Anchor<CGPoint>.Source {
    point(size.width, size.height)
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> Anchor<CGPoint>.Source {
    .point(CGPoint(x: x, y: y))
  }
}

extension KeygenModifierTest {
  /// Tests a modifier that writes an anchor.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - part: the part of a view of a size that the anchor has to stand for.
  ///   - apply: the modifier with the arguments of a number.
  ///   - expected: the value that has to be written for an anchor, with these.
  public func anchor<Value, Applied: ViewModifier>(
    _ count: Int, part: (CGSize) -> Anchor<Value>.Source, apply: (Int) -> Applied,
    expected: @escaping (Anchor<Value>, Int) -> Key.Value
  ) {
    for number in 0..<count {
      for inside in [Key.defaultValue] + others.prefix(1) {
        let scene = MeasuringScene(.global, apply(number)) { Writer(Key.self, inside) }
        for check in ["resolves", "resize"] {
          if check == "resize" { scene.resize() }
          let frame = scene.globalFrame
          let source = part(frame.size)
          let reference = AnchorWriter<Key, Value>(source: source) { expected($0, number) }
          let twin = MeasuringScene(.global, reference) { Color.clear }
          if check == "resize" { twin.resize() }
          checks.compare(
            check, scene.host.value(of: Key.self), with: twin.host.value(of: Key.self),
            unlike: Key.defaultValue, "reported",
            "of a view at \(ViewValue.text(of: frame)) where its anchor is")
        }
      }
    }
  }
}

/// Writes an anchor.
private struct AnchorWriter<Key: PreferenceKey, Value>: ViewModifier {
  let source: Anchor<Value>.Source
  let value: (Anchor<Value>) -> Key.Value

  func body(content: Content) -> some View {
    content.anchorPreference(key: Key.self, value: source, transform: value)
  }
}
