import Foundation

/// A container view that defines its content as a function of its own size and coordinate space.
public struct GeometryReader<Content> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader where Content: View {
  /// Creates a reader.
  ///
  /// - Parameter content: Makes the content. Each view of it is at the top leading corner.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View where Content: View {
  /// A reader has no body.
  public typealias Body = Never

  /// Makes a container.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      GeometryReaderNode(view.content, $0)
    } update: { (node: GeometryReaderNode<Content>) in
      node.update(view.content)
    }
  }
}

/// A node that has something to do when geometry has changed.
@MainActor
protocol GeometryWatcher: Node {
  /// Called after layout, if anything was moved.
  func geometryDidSettle()
}

/// Takes the space that is proposed and computes the content once it has it.
final class GeometryReaderNode<Content: View>: ContainerNode, GeometryWatcher {
  private var content: (GeometryProxy) -> Content
  private let environment: EnvironmentScope
  private let log = GeometryLog()
  private var source: GeometryContentSource<Content>?
  private var computedSize: CGSize?

  init(_ content: @escaping (GeometryProxy) -> Content, _ context: ElementContext) {
    self.content = content
    environment = context.environment
    super.init(context)
    engine.watchGeometry(self)
  }

  func update(_ new: @escaping (GeometryProxy) -> Content) {
    content = new
    recompute()
  }

  /// The content is computed when the reader is placed, with its size of then.
  private func recompute() {
    computedSize = nil
    placementDidChange()
  }

  override var sizeDependsOnContent: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    isBeingPlaced = true
    if computedSize == nil || (log.readsSize && computedSize != size) { compute() }
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    isBeingPlaced = false
  }

  private func compute() {
    computedSize = size
    if let source {
      source.update(content)
    } else {
      let context = ElementContext(
        engine: engine, owner: self, depth: depth + 1, environment: environment,
        expecting: .one(.layered(.topLeading)))
      let source = GeometryContentSource(content, proxy: GeometryProxy(self, log: log), context)
      self.source = source
      setElements([source])
    }
    engine.build()
  }

  func geometryDidSettle() {
    if log.isOutOfDate(for: self) { recompute() }
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func detach(into removed: inout [Element]) {
    source = nil
    super.detach(into: &removed)
  }
}

/// Computes the content of a geometry reader.
final class GeometryContentSource<Content: View>: Evaluation {
  private var content: (GeometryProxy) -> Content
  private let proxy: GeometryProxy

  init(
    _ content: @escaping (GeometryProxy) -> Content, proxy: GeometryProxy,
    _ context: ElementContext
  ) {
    self.content = content
    self.proxy = proxy
    super.init(context)
  }

  func update(_ new: @escaping (GeometryProxy) -> Content) {
    content = new
    engine.needsEvaluation(self)
  }

  override func computeContent() {
    proxy.log?.clear()
    make(content(proxy), environment, expecting: expectation)
  }
}
