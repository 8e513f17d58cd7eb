import Foundation

/// The storage of one state property of one view in the tree.
///
/// The value can be read and written from any thread; what depends on it is told on the main thread.
final class StateBox<Value>: Location<Value>, DependencySource, @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  /// Only used on the main thread.
  private var readers = ReaderList()

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value {
    if MainQueue.isCurrent, let reader = Engine.reader { readers.add(reader, of: self) }
    lock.lock()
    defer { lock.unlock() }
    return value
  }

  /// Writes a value. An equal one is no change; while an update is computed the write is dropped and
  /// reported (rule P11).
  override func set(_ new: Value) {
    lock.lock()
    let old = value
    lock.unlock()
    if FieldLayout.isUnchanged(old, new) { return }
    if Engine.refusesWrite() { return }
    lock.lock()
    value = new
    lock.unlock()
    MainQueue.perform { self.readers.invalidate() }
  }

  @MainActor
  func removeReader(_ reader: Evaluation) {
    readers.remove(reader)
  }
}

extension RuntimeIssue {
  static let stateWrittenDuringUpdate = RuntimeIssue(
    kind: .stateWrittenDuringUpdate,
    message: "Modifying state during view update, this will cause undefined behavior.")
}
