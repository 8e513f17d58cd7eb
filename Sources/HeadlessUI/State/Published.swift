/// A property of an observable object whose changes the object announces.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates the property with an initial value.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates the property with an initial value.
  ///
  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads or writes the property of an object; the object announces a write.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      let publisher = (object as? any ObservableObject)?.objectWillChange
      publisher?.send()
      object[keyPath: storageKeyPath].value = newValue
      // On another thread the views may have been evaluated between the announcement and the write.
      if let publisher, !MainQueue.isCurrent { publisher.send() }
    }
  }
}

extension Published: Sendable where Value: Sendable {}
