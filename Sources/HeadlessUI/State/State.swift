/// A value that a view owns. It lives as long as the view's identity does.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateBox<Value>?

  /// Creates state with an initial value.
  ///
  /// - Parameter value: The value when the view comes into the tree.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates state with an initial value.
  ///
  /// - Parameter value: The value when the view comes into the tree.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The current value. Outside of a view tree it is the initial one, and writes have no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initialValue))
  }

  /// Connects the property with its box.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    let initialValue = state.pointee.initialValue
    state.pointee.location = context.box { StateBox(initialValue) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state whose initial value is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: FieldComparable {
  /// A new initial value is no change: the box has the value.
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
