/// A type that represents part of an app's user interface.
///
/// Declared as SwiftUI declares it: the protocol and its `body` are bound to the main actor.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Appends what `view` stands for to `list`, or hands it to the entries that are there already.
  ///
  /// The engine dispatches through this witness. Custom views have the default, which evaluates
  /// `body`; it is not meant to be implemented outside of this module.
  static func _make(_ view: Self, into list: inout _ViewList)

  /// Whether the view's type alone says that it stands for several views.
  static var _isSeveral: Bool { get }
}

extension View {
  /// A view stands for one, as far as its type says.
  public static var _isSeveral: Bool { false }

  /// Makes a node that evaluates `body`.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.composite(view)
  }
}

extension View where Body == Never {
  /// Primitive views have no body; calling this is a programming error.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}

extension Never {
  /// There is no value to take a body from.
  public typealias Body = Never
}

extension Never: View {
  /// Never called: there is no value of this type.
  public static func _make(_ view: Never, into list: inout _ViewList) {}
}
