/// Runs an asynchronous action while a view is in the tree.
struct TaskModifier<ID: Equatable> {
  var id: ID
  var priority: TaskPriority
  var action: @Sendable () async -> Void
}

extension TaskModifier: EffectModifier {
  typealias Body = Never

  func makeSource(_ context: ElementContext) -> EffectSource<Self> {
    TaskSource(self, context)
  }
}

final class TaskSource<ID: Equatable>: EffectSource<TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  private var isThere = false

  override func nodesDidLink() {
    guard isThere != (nodeCount > 0) else { return }
    isThere.toggle()
    if isThere { start() } else { stop() }
  }

  override func modifierDidUpdate(from old: TaskModifier<ID>) {
    guard isThere, old.id != modifier.id else { return }
    stop()
    start()
  }

  private func start() {
    engine.actions.add { [weak self] in
      guard let self, isThere, task == nil else { return }
      task = Task(priority: modifier.priority, operation: modifier.action)
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  override func detach(into removed: inout [Element]) {
    isThere = false
    stop()
    super.detach(into: &removed)
  }
}

extension View {
  /// Adds an asynchronous task that starts when this view appears and is cancelled when it goes.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: What to do.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds an asynchronous task that starts when this view appears, is started anew when a value
  /// changes, and is cancelled when the view goes.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - priority: The priority of the task.
  ///   - action: What to do.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
