import Foundation

/// A control that is on or off. A test flips it by `ViewHost.tap(_:)`.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle where Label: View {
  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is for.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isOn: Whether it is on.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: Whether it is on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View where Label: View {
  /// A toggle has no body.
  public typealias Body = Never

  /// Makes what a button is made into, which flips the value.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let isOn = view.isOn
    let button = Button(action: { isOn.wrappedValue.toggle() }, label: { view.label })
    Button<Label>._make(button, into: &list)
  }
}

/// A view that shows the progress of a task. As large as an image, or as wide as the space with a value.
public struct ProgressView<Label> {
  let label: Label
  let fraction: Double?
}

extension ProgressView where Label == EmptyView {
  /// Creates a view for a task of unknown length.
  nonisolated public init() {
    label = EmptyView()
    fraction = nil
  }

  /// Creates a view for a task of known length.
  ///
  /// - Parameters:
  ///   - value: How much is done, or nil if that is not known.
  ///   - total: How much there is to do.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    label = EmptyView()
    fraction = value.map { Double($0 / total) }
  }
}

extension ProgressView where Label: View {
  /// Creates a view for a task of unknown length.
  ///
  /// - Parameter label: What the task is.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }
}

extension ProgressView where Label == Text {
  /// Creates a view for a task of unknown length.
  ///
  /// - Parameter titleKey: What the task is.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    label = Text(titleKey)
    fraction = nil
  }

  /// Creates a view for a task of unknown length.
  ///
  /// - Parameter title: What the task is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    label = Text(title)
    fraction = nil
  }
}

extension ProgressView: View where Label: View {
  /// A progress view has no body.
  public typealias Body = Never

  /// Makes a vertical stack of the indicator and the label.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let isBar = view.fraction != nil
    list.stack(
      .vertical(.center, spacing: nil),
      TupleView(children: ProgressIndicator(isBar: isBar), view.label))
  }
}

/// The moving part of a progress view.
struct ProgressIndicator: Shape {
  typealias Body = Never

  var isBar: Bool

  nonisolated init(isBar: Bool) {
    self.isBar = isBar
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isBar
      ? CGSize(width: proposal.width ?? 10, height: 4)
      : CGSize(width: Image.side, height: Image.side)
  }
}
