import Mustache

/// What a context is built into: the values that templates are rendered with, or the JSON that shows them.
///
/// Both are made by one builder, so that what `keygen context` prints is what templates see.
protocol ContextSink {
  /// A value, made from the leaves up.
  associatedtype Value

  /// The value of an optional field that has none.
  var absent: Value { get }

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - mark: a number by which rendering tells where the text went.
  mutating func text(_ text: String, mark: Int32?) -> Value

  /// Makes a truth value.
  mutating func flag(_ value: Bool) -> Value

  /// Makes a list.
  mutating func list(_ items: [Value]) -> Value

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - shape: a shape of `OutputSchema`.
  ///   - slots: one value for each field of the shape, in order.
  mutating func record(_ shape: ContextShape, _ slots: [Value]) -> Value
}

extension TemplateContext: ContextSink {
  var absent: ContextValue { .absent }

  mutating func flag(_ value: Bool) -> ContextValue { .flag(value) }
}
