/// Layers a view in front of another one.
struct OverlayModifier<Overlay: View> {
  var overlay: Overlay
  var alignment: Alignment
}

extension OverlayModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    OverlayNode(self, around: child, context)
  }
}

final class OverlayNode<Overlay: View>: PairNode<OverlayModifier<Overlay>> {
  init(_ modifier: OverlayModifier<Overlay>, around child: Node, _ context: ElementContext) {
    super.init(
      modifier, arrangement: .layered(modifier.alignment), around: child, context)
    makeSecondary(modifier.overlay)
  }

  override func modifierDidUpdate(from old: OverlayModifier<Overlay>) {
    secondary.update(.layered(modifier.alignment))
    makeSecondary(modifier.overlay)
  }
}

/// Layers a view behind another one.
struct BackgroundModifier<Background: View> {
  var background: Background
  var alignment: Alignment
}

extension BackgroundModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    BackgroundNode(self, around: child, context)
  }
}

final class BackgroundNode<Background: View>: PairNode<BackgroundModifier<Background>> {
  override var secondaryIsFirst: Bool { true }

  init(_ modifier: BackgroundModifier<Background>, around child: Node, _ context: ElementContext) {
    super.init(
      modifier, arrangement: .layered(modifier.alignment), around: child, context)
    makeSecondary(modifier.background)
  }

  override func modifierDidUpdate(from old: BackgroundModifier<Background>) {
    secondary.update(.layered(modifier.alignment))
    makeSecondary(modifier.background)
  }
}

extension View {
  /// Layers a view in front of this one.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: Where it is placed.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Layers the views that you specify in front of this one.
  ///
  /// - Parameters:
  ///   - alignment: Where they are placed.
  ///   - content: The views in front, a `ZStack` if there are several.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Layers a view behind this one.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where it is placed.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Layers the views that you specify behind this one.
  ///
  /// - Parameters:
  ///   - alignment: Where they are placed.
  ///   - content: The views behind, a `ZStack` if there are several.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }
}
