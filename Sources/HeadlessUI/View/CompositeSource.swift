/// A custom view: evaluates `body` and stands for what that is made into.
final class CompositeSource<V: View>: Evaluation {
  private var view: V

  init(_ view: V, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value; the body is evaluated again only if a stored field has changed.
  func update(_ new: V) {
    let isUnchanged = FieldLayout.isUnchanged(view, new)
    view = new
    if !isUnchanged { engine.needsEvaluation(self) }
  }

  override func computeContent() {
    engine.counters.bodies += 1
    var bound = view
    FieldLayout.bind(&bound, to: self)
    make(bound.body, environment, expecting: expectation)
  }
}
