import Foundation

/// The title of a screen. The first sibling that sets one wins, and an inner one before an outer.
struct NavigationTitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Sets the title of the screen that this view is on.
  ///
  /// - Parameter titleKey: The title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that this view is on.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that this view is on.
  ///
  /// - Parameter title: The title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title.string }
  }
}

/// A container for a screen with a title and the screens that are pushed onto it.
public struct NavigationStack<Content> {
  let content: Content
}

extension NavigationStack where Content: View {
  /// Creates a stack.
  ///
  /// - Parameter root: The first screen.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Content) {
    content = root()
  }
}

extension NavigationStack: View where Content: View {
  /// A navigation container has no body.
  public typealias Body = Never

  /// Makes a node for the screens.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.navigation(view.content)
  }
}

/// A container for a screen with a title and the screens that are pushed onto it.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView where Content: View {
  /// Creates a container.
  ///
  /// - Parameter content: The first screen.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View where Content: View {
  /// A navigation container has no body.
  public typealias Body = Never

  /// Makes a node for the screens.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.navigation(view.content)
  }
}

extension _ViewList {
  mutating func navigation<V: View>(_ content: V) {
    element {
      NavigationNode($0)
    } update: { (_: NavigationNode) in
    } then: {
      $0.makeRoot(content)
    }
  }
}

/// The node of a navigation container. It takes the space that is proposed; every screen gets all of it.
final class NavigationNode: ContainerNode {
  private let environment: EnvironmentScope
  private let root: ImplicitStackNode
  private var pushed: [ImplicitStackNode] = []

  override init(_ context: ElementContext) {
    environment = context.environment
    root = ImplicitStackNode(.vertical(.center, spacing: nil), Self.screenContext(context))
    super.init(context)
    isAlwaysPresent = true
    root.owner = self
    setElements([root])
  }

  private static func screenContext(_ context: ElementContext) -> ElementContext {
    ElementContext(
      engine: context.engine, owner: context.owner, depth: context.depth + 1,
      environment: context.environment, expecting: .list)
  }

  func makeRoot<V: View>(_ content: V) {
    root.makeOne(content, environment)
  }

  /// Shows another screen on top.
  func push(_ destination: AnyView, _ environment: EnvironmentScope) {
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment, expecting: .list)
    let screen = ImplicitStackNode(.vertical(.center, spacing: nil), context)
    screen.makeOne(destination, environment)
    pushed.append(screen)
    setElements([root] + pushed)
  }

  /// Takes the topmost screen away.
  func pop() -> Bool {
    guard let screen = pushed.popLast() else { return false }
    setElements([root] + pushed)
    engine.remove([screen])
    return true
  }

  /// The title of the topmost screen.
  var title: String? {
    let screen: Node = pushed.last ?? root
    return screen.preference(NavigationTitleKey.self) ?? nil
  }

  override var sizeDependsOnContent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: root.size(for: proposal))
  }

  override func placeChildren() {
    for screen in children {
      screen.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
        proposal: ProposedViewSize(size))
    }
  }
}

/// A view that shows another screen when it is tapped.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: () -> Destination
}

extension NavigationLink where Label: View, Destination: View {
  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The screen that it shows.
  ///   - label: What it looks like.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let screen = destination()
    self.label = label()
    self.destination = { screen }
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The screen that it shows.
  ///   - label: What it looks like.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = { destination }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - destination: The screen that it shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen that it shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - destination: The screen that it shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen that it shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  /// A link has no body.
  public typealias Body = Never

  /// Makes a node around the label.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let environment = list.environment
    let destination = view.destination
    list.button(
      { node in
        let around = node.ancestor { $0 is NavigationNode }
        (around as? NavigationNode)?.push(AnyView(destination()), environment)
      }, label: view.label)
  }
}
