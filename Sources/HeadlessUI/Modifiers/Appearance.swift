/// Acts when views come into the tree and when they leave it.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: EffectModifier {
  typealias Body = Never

  func makeSource(_ context: ElementContext) -> EffectSource<Self> {
    AppearanceSource(self, context)
  }
}

final class AppearanceSource: EffectSource<AppearanceModifier> {
  private var isThere = false

  override func nodesDidLink() {
    setPresence(nodeCount > 0)
  }

  private func setPresence(_ isThere: Bool) {
    guard isThere != self.isThere else { return }
    self.isThere = isThere
    if let action = isThere ? modifier.appear : modifier.disappear { engine.actions.add(action) }
  }

  override func detach(into removed: inout [Element]) {
    setPresence(false)
    super.detach(into: &removed)
  }
}

extension View {
  /// Adds an action to perform when this view appears: once for a list of views.
  ///
  /// - Parameter action: Runs after the pass in which the view came.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Adds an action to perform after this view disappears.
  ///
  /// - Parameter action: Runs after the pass in which the view left.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
