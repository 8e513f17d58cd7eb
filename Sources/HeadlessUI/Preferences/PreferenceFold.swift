/// Combines the values of a list of nodes: the first contributor's is the seed, each later one goes
/// through `reduce`, those that are absent are left out.
@MainActor
struct PreferenceFold<K: PreferenceKey> {
  let steps: [FoldPlan.Step]
  let hasBrackets: Bool
  let engine: Engine

  func value() -> K.Value? {
    hasBrackets ? value(in: steps.indices) : flatValue()
  }

  /// The combined value of a list without brackets, which most are.
  private func flatValue() -> K.Value? {
    var result: K.Value?
    for case .node(let node) in steps {
      let end = node.preferenceEnd(for: ObjectIdentifier(K.self))
      guard end.contributes(K.self) else { continue }
      if result == nil {
        result = end.contribution(K.self)
      } else {
        engine.counters.reduces += 1
        K.reduce(value: &result!) { end.contribution(K.self) ?? K.defaultValue }
      }
    }
    return result
  }

  /// The combined value of the steps in `range`, brackets being one contributor each.
  private func value(in range: Range<Int>) -> K.Value? {
    var result: K.Value?
    var position = range.lowerBound
    while position < range.upperBound {
      let unit = self.unit(at: position)
      position = unit.upperBound
      guard reports(unit) else { continue }
      if result == nil {
        result = unitValue(unit)
      } else {
        engine.counters.reduces += 1
        K.reduce(value: &result!) { unitValue(unit) ?? K.defaultValue }
      }
    }
    return result
  }

  /// One node, or everything from a bracket to the one that closes it.
  private func unit(at start: Int) -> Range<Int> {
    var depth = 0
    var position = start
    repeat {
      switch steps[position] {
      case .node: break
      case .open: depth += 1
      case .close: depth -= 1
      }
      position += 1
    } while depth > 0
    return start..<position
  }

  private func reports(_ unit: Range<Int>) -> Bool {
    for position in unit {
      if case .node(let node) = steps[position], node.reports(K.self) { return true }
    }
    return false
  }

  private func unitValue(_ unit: Range<Int>) -> K.Value? {
    if case .node(let node) = steps[unit.lowerBound] { return node.preference(K.self) }
    return value(in: unit.lowerBound + 1..<unit.upperBound - 1)
  }
}
