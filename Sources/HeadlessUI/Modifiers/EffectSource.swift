/// A modifier that does something at certain times and leaves the view as it is. It acts once for all
/// the views it is applied to.
protocol EffectModifier: ViewModifier where Body == Never {
  @MainActor func makeSource(_ context: ElementContext) -> EffectSource<Self>
}

extension EffectModifier {
  /// Makes the content in a transparent list.
  public static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    // The content first: what is inside acts before what is around it.
    list.element {
      let source = modifier.makeSource($0)
      source.makeContent(content)
      source.contentWasMade()
      return source
    } update: { (source: EffectSource<Self>) in
      source.makeContent(content)
      source.update(modifier)
    }
  }
}

/// The transparent list of a modifier that only acts.
class EffectSource<M: EffectModifier>: Source {
  final private(set) var modifier: M
  private final let environment: EnvironmentScope
  private final let expectation: Expectation

  init(_ modifier: M, _ context: ElementContext) {
    self.modifier = modifier
    environment = context.environment
    expectation = context.expectation
    super.init(context)
  }

  final func makeContent<C: View>(_ content: C) {
    make(content, environment, expecting: expectation)
  }

  final func update(_ new: M) {
    let old = modifier
    modifier = new
    modifierDidUpdate(from: old)
  }

  func modifierDidUpdate(from old: M) {}

  /// Called once, after the content has been made for the first time.
  func contentWasMade() {}
}
