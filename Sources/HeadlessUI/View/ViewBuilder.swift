/// Builds views from closures, as SwiftUI's builder of the same name does.
@resultBuilder
public struct ViewBuilder {
  /// A block without statements is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view is passed on unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become one tuple, of any length.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(children: repeat each content)
  }

  /// Each statement's view is passed on unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// An `if` without `else`, by the name that the language prefers.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of what is only available on newer systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
