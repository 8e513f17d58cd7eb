import Foundation

/// Runs updates: evaluates what is dirty, links the lists that have changed, lays out, pulls
/// preferences and runs actions, until nothing is left to do.
@MainActor
final class Engine {
  /// The engine that is updating now; state may not be written while there is one.
  static private(set) var current: Engine?

  /// The evaluation whose reads are being recorded. Only used on the main queue.
  nonisolated(unsafe) static var reader: Evaluation?

  final var counters = UpdateCounters()
  final private(set) var issues: [RuntimeIssue] = []

  private var evaluations = DepthQueue<Evaluation>()
  private var links = DepthQueue<Element>()
  /// For the thread that is updating; the main queue may run on another one the next time.
  private var stack = StackGuard()
  let actions = ActionQueue()

  /// Nodes that build a part of themselves from a preference which may have changed.
  var builders = DepthQueue<any PreferenceBuilder>()

  /// Called with no update running, when something outside has made evaluations dirty.
  var wantsUpdate: () -> Void = {}

  /// Tells how large texts are.
  var textMeasurer: any TextMeasurer = MonospacedTextMeasurer()

  private var lastSerial = 0

  /// A number that was not given before.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// The number of the pass that is going on.
  var pass = 0

  // MARK: Work lists

  func needsEvaluation(_ evaluation: Evaluation) {
    guard !evaluation.isDetached else { return }
    wantsUpdate()
    guard !evaluation.isDirty else { return }
    evaluation.isDirty = true
    evaluations.insert(evaluation, depth: evaluation.depth)
  }

  func needsLinking(_ element: Element) {
    guard !element.needsLinking, !element.isDetached else { return }
    element.needsLinking = true
    links.insert(element, depth: element.depth)
  }

  var hasWork: Bool {
    !evaluations.isEmpty || !links.isEmpty || !builders.isEmpty || actions.hasWork
  }

  /// Evaluates and links until every list is up to date.
  func build() {
    whileUpdating { evaluateAndLink() }
  }

  private func evaluateAndLink() {
    while !evaluations.isEmpty || !links.isEmpty {
      while let evaluation = evaluations.removeShallowest() {
        evaluation.isDirty = false
        guard !evaluation.isDetached else { continue }
        if evaluation.admitsRun(in: pass) {
          evaluation.evaluate()
        } else {
          report(.endlessEvaluation)
        }
      }
      while let element = links.removeDeepest() {
        element.needsLinking = false
        if !element.isDetached { element.link() }
      }
    }
  }

  /// Does `work` as a part of an update, in which state may not be written.
  func whileUpdating<Result>(_ work: () -> Result) -> Result {
    let previous = Engine.current
    Engine.current = self
    defer { Engine.current = previous }
    if !stack.isOfCurrentThread { stack = StackGuard() }
    return work()
  }

  // MARK: Reading

  func beginReading(_ evaluation: Evaluation?) -> Evaluation? {
    let previous = Engine.reader
    Engine.reader = evaluation
    return previous
  }

  func endReading(_ previous: Evaluation?) {
    Engine.reader = previous
  }

  // MARK: Leaving

  /// Takes elements and everything below them out of the tree, without recursion.
  func remove(_ elements: [Element]) {
    var work = elements
    // Keeps what is detached alive until all of it is, since pointers upward are unowned.
    var gone: [Element] = []
    while let element = work.popLast() {
      guard !element.isDetached else { continue }
      element.isDetached = true
      element.detach(into: &work)
      gone.append(element)
    }
  }

  // MARK: Geometry

  /// Whether something was moved or resized since the geometry was last looked at.
  private(set) var hasMoved = false

  func geometryDidChange() {
    hasMoved = true
  }

  private var watchers: [any GeometryWatcher] = []
  private var observers: [any GeometryObserver] = []

  /// Tells a node whenever something was moved, until it leaves the tree.
  func watchGeometry(_ watcher: any GeometryWatcher) {
    watchers.append(watcher)
  }

  /// Lets a node act on its geometry, until it leaves the tree.
  func observeGeometry(_ observer: any GeometryObserver) {
    observers.append(observer)
    hasMoved = true
  }

  /// Tells the watchers, which may want to be built or placed anew.
  private func tellWatchers() {
    watchers.removeAll { $0.isDetached }
    for watcher in watchers { watcher.geometryDidSettle() }
  }

  /// Lets the observers act.
  private func tellObservers() {
    observers.removeAll { $0.isDetached }
    for observer in observers { observer.enqueueAction() }
  }

  /// The screen, in points.
  var screen = CGRect.zero

  /// The part of the screen that nothing covers, in points.
  var safeArea = CGRect.zero

  /// Builds, lays out and tells the watchers, until nothing moves any more.
  func buildAndLayOut(_ root: RootNode) {
    for _ in 0..<Self.greatestRoundCount {
      build()
      whileUpdating { root.layOut() }
      guard hasMoved || root.needsPlacement || !evaluations.isEmpty || !links.isEmpty else {
        return
      }
      hasMoved = false
      needsObservation = true
      whileUpdating { tellWatchers() }
    }
    report(.unsettledLayout)
  }

  /// Geometry that depends on geometry settles after as many rounds as it is nested deep; views nested deeper
  /// than this, or that never agree, are left as they are.
  private static let greatestRoundCount = 64

  private var needsObservation = false

  /// Lets the observers act if anything was moved since they last did.
  func observeIfNeeded() {
    guard needsObservation || hasMoved else { return }
    needsObservation = false
    hasMoved = false
    tellObservers()
  }

  // MARK: Reports

  func report(_ issue: RuntimeIssue) {
    issues.append(issue)
  }

  func clearIssues() {
    issues = []
    refused = []
  }

  /// What was refused and reported, as it would be for each of the views that are too deep.
  private var refused: Set<String> = []

  /// Whether there is enough stack left for another level of recursion.
  var hasRoom: Bool { stack.hasRoom }

  /// Whether there is enough stack left for another level of `what`; reports it once if not.
  func hasRoom(for what: String) -> Bool {
    if hasRoom { return true }
    if refused.insert(what).inserted {
      report(
        RuntimeIssue(
          kind: .tooDeep, message: "The view tree is too deep for its \(what) to be computed."))
    }
    return false
  }
}
