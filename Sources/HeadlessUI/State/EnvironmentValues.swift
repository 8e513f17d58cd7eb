/// A key for accessing values in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}

/// A collection of values propagated through a view tree.
public struct EnvironmentValues {
  /// The last value that was set, and through it all others.
  private var last: Entry?

  /// Takes note of the keys that are read.
  var tracker: KeyTracker?

  /// Creates an empty environment.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracker?.keys.insert(ObjectIdentifier(key))
      guard let entry = entry(for: ObjectIdentifier(key)) else { return K.defaultValue }
      return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
    }
    set { last = TypedEntry(ObjectIdentifier(key), newValue, next: last) }
  }

  private func entry(for key: ObjectIdentifier) -> Entry? {
    var entry = last
    while let current = entry, current.key != key { entry = current.next }
    return entry
  }

  /// Whether a key has the same value in both environments.
  func isUnchanged(_ other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    switch (entry(for: key), other.entry(for: key)) {
    case (nil, nil): return true
    case (let a?, let b?): return a === b || a.isUnchanged(b)
    default: return false
    }
  }

  /// One value that was set, and the environment it was set in.
  private class Entry {
    let key: ObjectIdentifier
    let next: Entry?

    init(_ key: ObjectIdentifier, next: Entry?) {
      self.key = key
      self.next = next
    }

    func isUnchanged(_ other: Entry) -> Bool { false }
  }

  private final class TypedEntry<Value>: Entry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
      self.value = value
      super.init(key, next: next)
    }

    override func isUnchanged(_ other: Entry) -> Bool {
      FieldLayout.isUnchanged(value, unsafeDowncast(other, to: TypedEntry<Value>.self).value)
    }
  }

  final class KeyTracker {
    var keys: Set<ObjectIdentifier> = []
  }
}
