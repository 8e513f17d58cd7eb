import Observation

/// Reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path in `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// Creates a property that reads an observable object by its type.
  ///
  /// - Parameter objectType: The type of the object.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \EnvironmentValues[required: ObjectEnvironmentKey<Value>()]
  }

  /// Creates a property that reads an observable object by its type, or nil if there is none.
  ///
  /// - Parameter objectType: The type of the object.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    keyPath = \EnvironmentValues[optional: ObjectEnvironmentKey<T>()]
  }

  /// The value; outside of a view tree the default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  /// Reads the value and makes the view depend on it.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    let evaluation = context.evaluation
    nonisolated(unsafe) let keyPath = environment.pointee.keyPath
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = evaluation.environment.read(keyPath, for: evaluation) }
    environment.pointee.value = value
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    let new = new.assumingMemoryBound(to: Self.self).pointee
    return old.keyPath == new.keyPath
  }
}

/// The key of an object in the environment: its type.
struct ObjectEnvironmentKey<ObjectType: AnyObject>: EnvironmentKey, Hashable {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  subscript<ObjectType: AnyObject>(
    optional key: ObjectEnvironmentKey<ObjectType>
  ) -> ObjectType? {
    get { self[ObjectEnvironmentKey<ObjectType>.self] }
    set { self[ObjectEnvironmentKey<ObjectType>.self] = newValue }
  }

  subscript<ObjectType: AnyObject>(required key: ObjectEnvironmentKey<ObjectType>) -> ObjectType {
    guard let object = self[optional: key] else {
      preconditionFailure(
        """
        No Observable object of type \(ObjectType.self) found. A View.environment(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }
}
