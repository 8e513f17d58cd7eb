/// A node that combines what several others report.
@MainActor
protocol CombiningNode: Node {
  /// What is known of the keys that were asked for.
  var slots: PreferenceSlots { get set }

  /// Whether the node reports every key it is asked for, with the default if it has nothing.
  var alwaysContributes: Bool { get }

  /// How the nodes inside combine.
  var foldPlan: FoldPlan { get }
}

extension CombiningNode {
  /// Takes note that nodes have come or gone.
  func contentsDidChange() {
    for key in slots.keys where slots.invalidate(key, presence: true) {
      preferenceDidChange(key, presence: true)
    }
  }

  /// Whether any node inside reports `key`; remembered until a node comes or goes.
  func combinedPresence<K: PreferenceKey>(_ key: K.Type) -> Bool {
    let slot = slots.slot(for: key)
    if slot.presence == .unknown {
      slot.presence = alwaysContributes || anyNodeReports(key) ? .present : .absent
    }
    return slot.presence == .present
  }

  private func anyNodeReports<K: PreferenceKey>(_ key: K.Type) -> Bool {
    guard engine.hasRoom(for: "preferences") else { return false }
    for case .node(let node) in foldPlan.steps where node.reports(key) { return true }
    return false
  }

  /// The combined value; remembered until something inside changes.
  func combinedValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard combinedPresence(key) else { return nil }
    let slot = slots.slot(for: key)
    if slot.isDirty {
      // Clean first: what changes while the value is computed makes it dirty again.
      slot.isDirty = false
      slot.value = folded(key) ?? K.defaultValue
    }
    return slot.value
  }

  private func folded<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard engine.hasRoom(for: "preferences") else { return nil }
    return PreferenceFold<K>(
      steps: foldPlan.steps, hasBrackets: foldPlan.hasBrackets, engine: engine
    ).value()
  }
}
