/// An observable object that an ancestor has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates the property.
  public init() {}

  /// The object. That no ancestor has provided one is a programming error, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Finds the object and makes the view depend on it.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    let evaluation = context.evaluation
    let keyPath = \EnvironmentValues[optional: ObjectEnvironmentKey<ObjectType>()]
    nonisolated(unsafe) var object: ObjectType?
    MainActor.assumeIsolated { object = evaluation.environment.read(keyPath, for: evaluation) }
    property.assumingMemoryBound(to: Self.self).pointee.object = object
    if let object { context.watch(object) }
  }
}

extension EnvironmentObject: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
