/// A stretch of the tree that shares one environment.
///
/// Every scope but the root's changes the environment of the scope around it. What reads a value is
/// kept in the scope that it reads from.
@MainActor
final class EnvironmentScope: DependencySource {
  private(set) var values: EnvironmentValues

  private weak var parent: EnvironmentScope?
  private var transform: (inout EnvironmentValues) -> Void
  private var inner: [Weak] = []
  private var sweepCount = 16
  private var readers: [ObjectIdentifier: ReadKeys] = [:]

  private struct Weak {
    weak var scope: EnvironmentScope?
  }

  private struct ReadKeys {
    unowned(unsafe) let evaluation: Evaluation
    var keys: Set<ObjectIdentifier>
  }

  /// Called when the values have changed.
  var didChange: (EnvironmentValues) -> Void = { _ in }

  init() {
    values = EnvironmentValues()
    transform = { _ in }
  }

  init(in parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    values = parent.values
    transform(&values)
    parent.adopt(self)
  }

  private func adopt(_ scope: EnvironmentScope) {
    if inner.count >= sweepCount {
      inner.removeAll { $0.scope == nil }
      sweepCount = max(16, inner.count * 2)
    }
    inner.append(Weak(scope: scope))
  }

  /// Changes the environment in another way from now on.
  func update(transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  private func recompute() {
    var work: [EnvironmentScope] = [self]
    while let scope = work.popLast() {
      let old = scope.values
      scope.values = scope.parent?.values ?? EnvironmentValues()
      scope.transform(&scope.values)
      scope.tellReaders(old)
      scope.didChange(old)
      work.append(contentsOf: scope.inner.compactMap(\.scope))
    }
  }

  private func tellReaders(_ old: EnvironmentValues) {
    var dirty: [Evaluation] = []
    for reader in readers.values {
      if !reader.keys.allSatisfy({ values.isUnchanged(old, for: $0) }) {
        dirty.append(reader.evaluation)
      }
    }
    // The table has no order; evaluations of one depth run in the order in which they are made dirty.
    for evaluation in dirty.sorted(by: { $0.serial < $1.serial }) {
      evaluation.engine.needsEvaluation(evaluation)
    }
  }

  /// Reads a value for an evaluation, which is dirty as soon as any key it has read changes.
  func read<Value>(_ path: KeyPath<EnvironmentValues, Value>, for reader: Evaluation) -> Value {
    let tracker = EnvironmentValues.KeyTracker()
    var tracked = values
    tracked.tracker = tracker
    let value = tracked[keyPath: path]
    let id = ObjectIdentifier(reader)
    if readers[id] == nil {
      readers[id] = ReadKeys(evaluation: reader, keys: tracker.keys)
      reader.didRead(self)
    } else {
      readers[id]?.keys.formUnion(tracker.keys)
    }
    return value
  }

  func removeReader(_ reader: Evaluation) {
    readers[ObjectIdentifier(reader)] = nil
  }
}
