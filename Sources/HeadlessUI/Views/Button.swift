/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Equatable {
    case destructive
    case cancel
  }

  private let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Cancels something.
  public static let cancel = ButtonRole(kind: .cancel)
}

/// A control that initiates an action. A test triggers it by `ViewHost.tap(_:)`.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button where Label: View {
  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - action: What the button does.
  ///   - label: What the button shows.
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  ///
  /// - Parameters:
  ///   - role: What kind of action it is.
  ///   - action: What the button does.
  ///   - label: What the button shows.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - role: What kind of action it is.
  ///   - action: What the button does.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button that shows a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What kind of action it is.
  ///   - action: What the button does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button: View where Label: View {
  /// A button has no body.
  public typealias Body = Never

  /// Makes a node around the label.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let action = view.action
    list.button({ _ in action() }, label: view.label)
  }
}

/// A node that does something when it is tapped.
@MainActor
protocol TapTarget: Node {
  /// Whether it takes taps at the moment.
  var isEnabled: Bool { get }

  func tap()
}

extension _ViewList {
  /// Something that can be tapped.
  ///
  /// - Parameters:
  ///   - action: What a tap does; gets the node that was tapped.
  ///   - label: What is shown.
  mutating func button<V: View>(_ action: @escaping @MainActor (Node) -> Void, label: V) {
    let environment = self.environment
    element {
      ButtonNode(action, $0)
    } update: { (node: ButtonNode) in
      node.action = action
    } then: {
      $0.make(label, environment, expecting: .one($0.arrangement))
    }
  }
}

/// The node of a button: a stack around the label.
final class ButtonNode: StackNode, TapTarget {
  var action: @MainActor (Node) -> Void
  private let environment: EnvironmentScope

  init(_ action: @escaping @MainActor (Node) -> Void, _ context: ElementContext) {
    self.action = action
    environment = context.environment
    super.init(.horizontal(.center, spacing: nil), context)
  }

  override var label: String { "Button" }

  var isEnabled: Bool { environment.values.isEnabled }

  func tap() { action(self) }
}
