import Foundation

/// Presents a view over everything while a value is true. What it reports does not reach the presenter
/// (rule P14).
struct SheetModifier<Presented: View> {
  var isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  var content: () -> Presented
}

extension SheetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    SheetNode(self, around: child, context)
  }
}

final class SheetNode<Presented: View>: UnaryLayoutNode<SheetModifier<Presented>> {
  private var sheet: ImplicitStackNode?
  private var source: SheetSource<Presented>?
  private let environment: EnvironmentScope

  override init(
    _ modifier: SheetModifier<Presented>, around child: Node, _ context: ElementContext
  ) {
    environment = context.environment
    super.init(modifier, around: child, context)
    watch()
  }

  /// An evaluation of its own reads the binding, so that the presenter's body need not.
  private func watch() {
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment, expecting: .list)
    source = SheetSource(self, context)
  }

  override func modifierDidUpdate(from old: SheetModifier<Presented>) {
    if let source { engine.needsEvaluation(source) }
  }

  fileprivate func present(_ isPresented: Bool) {
    guard isPresented else {
      guard let sheet else { return }
      self.sheet = nil
      engine.remove([sheet])
      if let action = modifier.onDismiss { engine.actions.add(action) }
      placementDidChange()
      return
    }
    if sheet == nil {
      let sheet = ImplicitStackNode(
        .vertical(.center, spacing: nil),
        ElementContext(
          engine: engine, owner: self, depth: depth + 2, environment: environment, expecting: .list)
      )
      sheet.parent = self
      self.sheet = sheet
      placementDidChange()
    }
    sheet?.makeOne(modifier.content(), environment)
  }

  override func appendChildren(to children: inout [Node]) {
    super.appendChildren(to: &children)
    if let sheet { children.append(sheet) }
  }

  override func preferenceChanged(
    _ key: ObjectIdentifier, presence: Bool, from source: Node
  ) -> Bool {
    source === child
  }

  /// The sheet covers the safe area of the screen.
  override func placeChildren() {
    super.placeChildren()
    guard let sheet else { return }
    let area = engine.safeArea
    let size = sheet.size(for: ProposedViewSize(area.size))
    let toLocal = transform(to: nil).inverse
    let corner = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    sheet.place(at: toLocal.apply(corner), proposal: ProposedViewSize(area.size))
  }

  override func detach(into removed: inout [Element]) {
    if let sheet { removed.append(sheet) }
    if let source { removed.append(source) }
    sheet = nil
    source = nil
    super.detach(into: &removed)
  }
}

/// Reads whether a sheet is presented, and computes its content.
final class SheetSource<Presented: View>: Evaluation {
  private unowned(unsafe) let node: SheetNode<Presented>

  init(_ node: SheetNode<Presented>, _ context: ElementContext) {
    self.node = node
    super.init(context)
  }

  override func computeContent() {
    node.present(node.modifier.isPresented.wrappedValue)
  }
}

extension View {
  /// Presents a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there.
  ///   - onDismiss: Runs when it has gone.
  ///   - content: What is on the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
}
