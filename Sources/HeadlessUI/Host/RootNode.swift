import Foundation

/// The node of the whole screen.
final class RootNode: UnaryNode {
  private let environment: EnvironmentScope
  private let content: ImplicitStackNode

  init(_ engine: Engine) {
    let environment = EnvironmentScope()
    let outer = ElementContext(
      engine: engine, owner: nil, depth: 0, environment: environment, expecting: .list)
    let inner = ElementContext(
      engine: engine, owner: nil, depth: 1, environment: environment, expecting: .list)
    self.environment = environment
    content = ImplicitStackNode(.vertical(.center, spacing: nil), inner)
    super.init(around: content, outer)
    content.owner = self
  }

  func start<V: View>(_ makeContent: @escaping () -> V) {
    let context = ElementContext(
      engine: engine, owner: content, depth: 2, environment: environment,
      expecting: .one(content.arrangement))
    content.setElements([RootSource(makeContent, context)])
  }

  func layOut() {
    guard needsPlacement || size != engine.screen.size else { return }
    place(at: .zero, proposal: ProposedViewSize(engine.screen.size))
  }

  override var layoutDelegate: Node? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { engine.screen.size }

  /// The view is proposed the safe area and stands in the middle of it.
  override func placeChildren() {
    let area = engine.safeArea
    content.place(
      at: CGPoint(x: area.midX, y: area.midY), anchor: .center,
      proposal: ProposedViewSize(area.size))
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
    make(content(), environment, expecting: expectation)
  }
}
