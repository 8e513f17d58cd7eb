/// What a node knows of one key: nothing yet, that it is absent, or its value.
class PreferenceSlot {
  enum Presence {
    case unknown
    case absent
    case present
  }

  final let key: ObjectIdentifier
  final var presence: Presence = .unknown

  /// Whether the value has to be computed before it is used.
  final var isDirty = true

  init(_ key: ObjectIdentifier) {
    self.key = key
  }
}

/// The slot with room for the key's values.
final class PreferenceValueSlot<K: PreferenceKey>: PreferenceSlot {
  var value: K.Value?
}

/// The slots of one node. Nodes are asked for few keys, so that a search beats a table.
struct PreferenceSlots {
  private var slots: [PreferenceSlot] = []

  var keys: [ObjectIdentifier] { slots.map(\.key) }

  func find(_ key: ObjectIdentifier) -> PreferenceSlot? {
    for slot in slots where slot.key == key { return slot }
    return nil
  }

  mutating func slot<K: PreferenceKey>(for key: K.Type) -> PreferenceValueSlot<K> {
    if let slot = find(ObjectIdentifier(key)) {
      return unsafeDowncast(slot, to: PreferenceValueSlot<K>.self)
    }
    let slot = PreferenceValueSlot<K>(ObjectIdentifier(key))
    slots.append(slot)
    return slot
  }

  /// Takes note of a change below.
  ///
  /// - Returns: Whether the nodes above have to hear of it. They need not if nobody has asked through
  ///   this node for the key, or if they have been told before.
  func invalidate(_ key: ObjectIdentifier, presence: Bool) -> Bool {
    guard let slot = find(key) else { return false }
    let isNews = !slot.isDirty || (presence && slot.presence != .unknown)
    slot.isDirty = true
    if presence { slot.presence = .unknown }
    return isNews
  }
}
