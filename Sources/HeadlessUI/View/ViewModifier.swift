/// A modifier that you apply to a view or another modifier, producing a different version of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view representing the body.
  associatedtype Body: View

  /// The content that is passed to `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that the modifier makes of its content.
  ///
  /// - Parameter content: A placeholder for the view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Appends what the modified content stands for to `list`. Not meant to be implemented outside of
  /// this module.
  static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList)
}

extension ViewModifier {
  /// Makes a node that evaluates `body(content:)`.
  public static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    list.modifierBody(modifier, content: content)
  }

  /// Returns a modifier that applies this one first and `modifier` to the result.
  ///
  /// - Parameter modifier: The outer modifier.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body; calling this is a programming error.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier itself.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The modifier has no body.
  public typealias Body = Never

  /// Makes the content alone.
  public static func _make<C: View>(
    _ modifier: EmptyModifier, content: C, into list: inout _ViewList
  ) {
    C._make(content, into: &list)
  }
}
