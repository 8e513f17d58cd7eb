/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier transforms.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Creates modified content.
  ///
  /// - Parameters:
  ///   - content: What is modified.
  ///   - modifier: What to apply.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified content has no body of its own.
  public typealias Body = Never

  /// Lets the modifier make the content.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    Modifier._make(view.modifier, content: view.content, into: &list)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the inner modifier, then the outer one.
  public static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    let inner = ModifiedContent<C, Content>(content: content, modifier: modifier.content)
    Modifier._make(modifier.modifier, content: inner, into: &list)
  }
}

extension View {
  /// Applies a modifier to this view.
  ///
  /// - Parameter modifier: The modifier to apply.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
