/// The node of the whole view.
final class RootNode: StackNode {
  let environment = EnvironmentScope()

  init(_ engine: Engine) {
    super.init(
      .vertical(.center, spacing: nil),
      ElementContext(
        engine: engine, owner: nil, depth: 0, environment: environment, isAlone: true))
  }

  func start<V: View>(_ content: @escaping () -> V) {
    let context = ElementContext(
      engine: engine, owner: self, depth: 1, environment: environment, isAlone: true)
    setElements([RootSource(content, context)])
  }
}

/// Computes the view of a host. Like a custom view, but not one whose evaluation is counted.
final class RootSource<V: View>: Evaluation {
  private let content: () -> V

  init(_ content: @escaping () -> V, _ context: ElementContext) {
    self.content = content
    super.init(context)
  }

  override func computeContent() {
    make(content(), environment, isAlone: isAlone)
  }
}
