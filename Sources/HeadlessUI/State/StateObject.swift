/// An observable object that a view owns: created once, when the view comes into the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: StateObjectBox<ObjectType>?

  /// Creates the property.
  ///
  /// - Parameter thunk: Creates the object. Evaluated only once in the lifetime of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside of a view tree each access creates another one.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Creates the object the first time and makes the view depend on it.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    let state = property.assumingMemoryBound(to: Self.self)
    let make = state.pointee.make
    let box = context.box { StateObjectBox(make()) }
    state.pointee.box = box
    context.watch(box.object)
  }
}

extension StateObject: FieldComparable {
  /// The object stays, whatever a new value of the view would create.
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

final class StateObjectBox<ObjectType: ObservableObject> {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}
