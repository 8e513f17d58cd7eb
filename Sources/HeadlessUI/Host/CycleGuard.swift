/// Lets an action run twice in an update and stops it from then on (rule P10).
struct CycleGuard {
  private var update = -1
  private var runs = 0
  private var hasReported = false

  /// Whether the action may run once more in this update.
  mutating func admits(in update: Int) -> Bool {
    if update != self.update {
      self.update = update
      runs = 0
    }
    runs += 1
    return runs <= 2
  }

  /// Reports, the first time only.
  @MainActor
  mutating func report(to engine: Engine, _ message: () -> String) {
    guard !hasReported else { return }
    hasReported = true
    engine.report(RuntimeIssue(kind: .actionCycle, message: message()))
  }
}
