import Foundation

// What has no effect without a screen and is accepted for the sake of the code that says it.

/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {}

/// The usual look of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Buttons without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Buttons with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// Buttons that stand out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look of buttons.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons that stand out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A description of how a change is animated. Changes happen at once here.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The usual animation.
  public static let `default` = Animation(name: "default")
  /// At an even speed.
  public static let linear = Animation(name: "linear")
  /// Slow at the start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at the start and the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")

  /// Like a spring.
  ///
  /// - Parameters:
  ///   - response: How stiff it is, in seconds.
  ///   - dampingFraction: How much it is damped.
  ///   - blendDuration: How long changes of these take, in seconds.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }

  /// At an even speed.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at the start.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at the start and the end.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
}

/// Changes state, at once.
///
/// - Parameters:
///   - animation: How SwiftUI would animate it.
///   - body: Changes the state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  private let name: String

  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// From and to transparency.
  public static let opacity = AnyTransition(name: "opacity")
  /// From and to a point.
  public static let scale = AnyTransition(name: "scale")
  /// From the leading edge, to the trailing one.
  public static let slide = AnyTransition(name: "slide")

  /// From and to an edge.
  ///
  /// - Parameter edge: The edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
}

/// A child with a tag or a transition makes its list a dynamic one (rule P2).
struct DynamicTraitModifier: Equatable {
  var label: String
}

extension DynamicTraitModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    DynamicTraitNode(self, around: child, context)
  }
}

final class DynamicTraitNode: ModifierNode<DynamicTraitModifier> {
  override init(_ modifier: DynamicTraitModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    traits.insert(.dynamic)
  }

  override var label: String { modifier.label }
}

extension View {
  /// Tags this view with a value.
  ///
  /// - Parameter tag: The value.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(DynamicTraitModifier(label: "tag \(tag)"))
  }

  /// Sets how this view comes and goes, which happens at once here.
  ///
  /// - Parameter t: The transition.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(DynamicTraitModifier(label: "transition"))
  }

  /// Animates this view when a value changes; here it changes at once.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - value: The value.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    plain("animation")
  }

  /// Sets how the buttons inside look.
  ///
  /// - Parameter style: The style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    plain("buttonStyle")
  }

  /// Adds items to a bar, which is not shown.
  ///
  /// - Parameter content: The items.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    plain("toolbar")
  }

  /// Hides this view from assistive technology.
  ///
  /// - Parameter hidden: Whether to do so.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    plain("accessibilityHidden \(hidden)")
  }

  /// Sets how the title is displayed.
  ///
  /// - Parameter displayMode: How.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    plain("navigationBarTitleDisplayMode")
  }
}

/// A bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How the title is displayed.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before does.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A type that produces previews, which are not shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
