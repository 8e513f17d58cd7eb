/// An observable object that a view watches and does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the property.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the property.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// Makes the view depend on the object.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    context.watch(property.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
  }
}

extension ObservedObject: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee
    let new = new.assumingMemoryBound(to: Self.self).pointee
    return old.wrappedValue === new.wrappedValue
  }
}

extension _PropertyContext {
  /// Makes the evaluation depend on an object.
  func watch(_ object: any ObservableObject) {
    let publisher = object.objectWillChange
    let evaluation = self.evaluation
    MainActor.assumeIsolated { publisher.addReader(evaluation) }
  }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  /// Reads the property, on which the view that is being evaluated depends from now on.
  override func get() -> Value {
    if let object = object as? any ObservableObject, MainQueue.isCurrent,
      let reader = Engine.reader
    {
      let publisher = object.objectWillChange
      MainActor.assumeIsolated { publisher.addReader(reader) }
    }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
