/// What is to be done between passes, in the order in which it was asked for.
@MainActor
final class ActionQueue {
  /// The number of the update that is going on.
  private(set) var update = 0

  private var effects: [() -> Void] = []
  private var readers = DepthQueue<any PreferenceReader>()

  var hasWork: Bool { !effects.isEmpty || !readers.isEmpty }

  func beginUpdate() {
    update += 1
  }

  /// Adds an action to run after the pass.
  func add(_ effect: @escaping () -> Void) {
    effects.append(effect)
  }

  /// Adds a reader to ask after the pass.
  func add(reader: any PreferenceReader, depth: Int) {
    readers.insert(reader, depth: depth)
  }

  /// Asks the readers, the deepest first, and hands over all actions of the pass.
  func take() -> [() -> Void] {
    while let reader = readers.removeDeepest() {
      if let action = reader.pendingAction() { effects.append(action) }
    }
    defer { effects = [] }
    return effects
  }
}
