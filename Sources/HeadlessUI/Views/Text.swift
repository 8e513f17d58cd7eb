import Foundation

/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// The text, formatted.
  let string: String

  /// The font that was set on the text itself.
  var font: Font?

  /// Creates a text view that displays a string as it is.
  ///
  /// - Parameter content: The string.
  nonisolated public init(verbatim content: String) {
    string = content
  }

  /// Creates a text view that displays a stored string as it is.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Creates a text view that displays localised content. There are no tables here: the key itself is
  /// shown, its arguments formatted as localisation would.
  ///
  /// - Parameters:
  ///   - key: The key, which is also the text.
  ///   - tableName: The name of a string table; not used.
  ///   - bundle: The bundle of the table; not used.
  ///   - comment: A comment for translators; not used.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.formatted
  }

  /// Creates a text view that displays a value in a format style.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The style.
  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// Concatenates two texts.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.string + rhs.string)
    text.font = lhs.font ?? rhs.font
    return text
  }
}

extension Text {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font, or nil for that of the environment.
  nonisolated public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// Sets how heavy the strokes are; the size stays.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Makes the strokes heavy; the size stays.
  nonisolated public func bold() -> Text { self }

  /// Slants the letters; the size stays.
  nonisolated public func italic() -> Text { self }

  /// Sets the colour of the text, which is not shown.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the style of the text, which is not shown.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

extension Text: View {
  /// A text has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Text, into list: inout _ViewList) {
    list.element {
      TextNode(view, $0)
    } update: { (node: TextNode) in
      node.update(view)
    }
  }
}

/// The node of a text.
final class TextNode: Node {
  private(set) var text: Text
  private let environment: EnvironmentScope
  private var fontSize: CGFloat = 0
  private var lineLimit: Int?

  init(_ text: Text, _ context: ElementContext) {
    self.text = text
    environment = context.environment
    super.init(context)
    takeEnvironment()
  }

  override var label: String { "Text \(text.string.debugDescription)" }

  private func takeEnvironment() {
    fontSize = (text.font ?? environment.values.font ?? .body).size
    lineLimit = environment.values.lineLimit
  }

  func update(_ new: Text) {
    guard new != text else { return }
    text = new
    takeEnvironment()
    layoutDidChange()
  }

  override func environmentDidChange() {
    let old = (fontSize, lineLimit)
    takeEnvironment()
    if old != (fontSize, lineLimit) { layoutDidChange() }
  }

  private func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    engine.textMeasurer.measure(
      text.string, fontSize: fontSize, lineLimit: lineLimit, proposal: proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    metrics(for: proposal).size
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    if key.id == FirstTextBaseline.self { return metrics(for: proposal).firstBaseline }
    if key.id == LastTextBaseline.self { return metrics(for: proposal).lastBaseline }
    return nil
  }
}
