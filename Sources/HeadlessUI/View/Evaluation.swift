import Observation

/// A source whose content is computed: a custom view's body, the content of an `AnyView`.
///
/// What it reads while it computes is recorded, and a change of any of that makes it dirty. The
/// engine evaluates dirty ones in order of depth, one after the other, so that a view which sits
/// deep in bodies of bodies needs no deep call stack.
class Evaluation: Source {
  /// True while the evaluation waits on the engine's work list.
  final var isDirty = false

  /// Tells evaluations apart in the order in which they were made.
  final let serial: Int

  final let environment: EnvironmentScope
  final let expectation: Expectation

  /// The boxes of the view's stateful properties, in the order of its fields.
  ///
  /// Only touched while the evaluation is computed; properties are not bound to an actor.
  nonisolated(unsafe) final var boxes: [AnyObject] = []

  /// What was read. As the boxes, only touched on the main queue.
  nonisolated(unsafe) private final var sources: [any DependencySource] = []
  private final var generation = 0

  override init(_ context: ElementContext) {
    environment = context.environment
    expectation = context.expectation
    serial = context.engine.nextSerial()
    super.init(context)
    engine.needsEvaluation(self)
  }

  private final var pass = -1
  private final var runs = 0

  /// Bodies that write to objects which other bodies read could go round for ever within a pass.
  private static let greatestRunCount = 32

  /// Whether the evaluation may run once more in a pass.
  final func admitsRun(in pass: Int) -> Bool {
    if pass != self.pass {
      self.pass = pass
      runs = 0
    }
    runs += 1
    return runs <= Self.greatestRunCount
  }

  /// Computes the content and makes elements of it.
  func computeContent() {}

  /// Forgets what was read last time, computes the content and records what is read now.
  final func evaluate() {
    isDirty = false
    for source in sources { source.removeReader(self) }
    sources.removeAll(keepingCapacity: true)
    generation &+= 1
    let started = generation
    let previous = engine.beginReading(self)
    defer { engine.endReading(previous) }
    withObservationTracking {
      computeContent()
    } onChange: { [weak self] in
      MainQueue.perform { self?.observedChange(since: started) }
    }
  }

  private final func observedChange(since started: Int) {
    guard started == generation, !isDetached else { return }
    engine.needsEvaluation(self)
  }

  /// Records that this evaluation has read `source`.
  nonisolated final func didRead(_ source: any DependencySource) {
    sources.append(source)
  }

  override func detach(into removed: inout [Element]) {
    for source in sources { source.removeReader(self) }
    sources = []
    boxes = []
    super.detach(into: &removed)
  }
}

/// Something whose changes make evaluations dirty.
protocol DependencySource: AnyObject, Sendable {
  /// Called when `reader` is evaluated anew or leaves the tree.
  @MainActor func removeReader(_ reader: Evaluation)
}
