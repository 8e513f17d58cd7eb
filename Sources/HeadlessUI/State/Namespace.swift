/// A name space for identities, of which each view that has one gets its own.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id = 0

  /// Creates the property.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: Namespace.ID { ID(id: id) }

  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    fileprivate let id: Int
  }

  private final class Box {
    let id: Int

    init(_ id: Int) {
      self.id = id
    }
  }

  /// Connects the property with its identity.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    let evaluation = context.evaluation
    let box = context.box {
      Box(MainActor.assumeIsolated { evaluation.engine.nextSerial() })
    }
    property.assumingMemoryBound(to: Self.self).pointee.id = box.id
  }
}

extension Namespace: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
