/// Looks at how a preference comes about. It computes again what readers get from caches, and counts nothing.
@MainActor
struct PreferenceTracer<K: PreferenceKey> {
  func trace(_ root: Node) -> PreferenceTrace {
    PreferenceTrace(
      key: "\(K.self)", value: text(root.preference(K.self) ?? K.defaultValue), root: entry(root))
  }

  private func text(_ value: K.Value) -> String { String(reflecting: value) }

  private func entry(_ start: Node) -> PreferenceTrace.Entry {
    let key = ObjectIdentifier(K.self)
    var node = start
    var identifier: String?
    func takeIdentifier() {
      identifier = identifier ?? (node as? AccessibilityIdentifierNode)?.modifier.identifier
    }
    takeIdentifier()
    while let next = node.preferenceDelegate(for: key) {
      node = next
      takeIdentifier()
    }
    func entry(
      _ role: PreferenceTrace.Role, parts: [PreferenceTrace.Entry] = [], steps: [String] = []
    ) -> PreferenceTrace.Entry {
      PreferenceTrace.Entry(
        role: role, view: node.label, identifier: identifier,
        value: node.preference(K.self).map(text), parts: parts, steps: steps)
    }
    guard node.engine.hasRoom else { return entry(.tooDeep) }
    if let combining = node as? any CombiningNode { return combined(combining, entry) }
    guard node.reports(K.self), let child = node.wrapped else { return entry(.absent) }
    let inner = self.entry(child)
    if node.replacesPreference {
      return entry(.set, parts: inner.role == .absent ? [] : [inner.asReplaced])
    }
    return entry(.transformed, parts: [inner])
  }

  private func combined(
    _ node: any CombiningNode,
    _ entry: (PreferenceTrace.Role, [PreferenceTrace.Entry], [String]) -> PreferenceTrace.Entry
  ) -> PreferenceTrace.Entry {
    let steps = node.foldPlan.steps
    let (parts, reductions, value) = fold(steps[...])
    guard node.reports(K.self) else { return entry(.absent, parts, []) }
    return entry(value == nil ? .defaulted : .combined, parts, reductions)
  }

  /// Folds again, taking notes.
  private func fold(
    _ steps: ArraySlice<FoldPlan.Step>
  ) -> (parts: [PreferenceTrace.Entry], reductions: [String], value: K.Value?) {
    var parts: [PreferenceTrace.Entry] = []
    var reductions: [String] = []
    var result: K.Value?
    var rest = steps
    while let first = rest.first {
      let next: K.Value?
      if case .node(let node) = first {
        rest = rest.dropFirst()
        parts.append(entry(node))
        next = node.preference(K.self)
      } else {
        let unit = rest.bracketed
        rest = rest.dropFirst(unit.count + 2)
        let inner = fold(unit)
        next = inner.value
        parts.append(
          PreferenceTrace.Entry(
            role: next == nil ? .absent : .combined, view: nil, identifier: nil,
            value: next.map(text), parts: inner.parts, steps: inner.reductions))
      }
      guard let next else { continue }
      guard var accumulated = result else {
        result = next
        continue
      }
      var isAsked = false
      let before = text(accumulated)
      K.reduce(value: &accumulated) {
        isAsked = true
        return next
      }
      let asked = isAsked ? text(next) : "not asked for"
      reductions.append("reduce(\(before), \(asked)) → \(text(accumulated))")
      result = accumulated
    }
    return (parts, reductions, result)
  }
}

extension ArraySlice where Element == FoldPlan.Step {
  /// What is between the bracket at the start and the one that closes it.
  fileprivate var bracketed: ArraySlice<FoldPlan.Step> {
    var depth = 0
    for position in indices {
      switch self[position] {
      case .open: depth += 1
      case .close: depth -= 1
      case .node: break
      }
      if depth == 0 { return self[index(after: startIndex)..<position] }
    }
    return dropFirst()
  }
}

extension PreferenceTrace.Entry {
  /// The same part, of which nothing is used.
  fileprivate var asReplaced: PreferenceTrace.Entry {
    PreferenceTrace.Entry(
      role: .replaced, view: view, identifier: identifier, value: value, parts: parts,
      steps: steps)
  }
}
