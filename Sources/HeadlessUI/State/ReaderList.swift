/// The evaluations that have read something, in the order in which they first did.
///
/// They take themselves off before they go away. Adding and removing take constant time, since one
/// object may be read by every leaf of a large tree.
struct ReaderList {
  private struct Reader {
    unowned(unsafe) let evaluation: Evaluation
  }

  /// Up to this many readers a search is faster than a table.
  private static let searched = 8

  private var readers: [Reader?] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var gaps = 0

  var isEmpty: Bool { readers.count == gaps }

  mutating func add(_ evaluation: Evaluation, of source: any DependencySource) {
    guard position(of: evaluation) == nil else { return }
    readers.append(Reader(evaluation: evaluation))
    if readers.count > Self.searched { index() }
    evaluation.didRead(source)
  }

  mutating func remove(_ evaluation: Evaluation) {
    guard let position = position(of: evaluation) else { return }
    if readers.count <= Self.searched {
      readers.remove(at: position)
      return
    }
    readers[position] = nil
    positions[ObjectIdentifier(evaluation)] = nil
    gaps += 1
    guard gaps > readers.count / 2 else { return }
    readers.removeAll { $0 == nil }
    positions = [:]
    gaps = 0
    if readers.count > Self.searched { index() }
  }

  private func position(of evaluation: Evaluation) -> Int? {
    if readers.count > Self.searched { return positions[ObjectIdentifier(evaluation)] }
    return readers.firstIndex { $0?.evaluation === evaluation }
  }

  /// Enters those that are not in the table yet.
  private mutating func index() {
    let start = positions.isEmpty ? 0 : readers.count - 1
    for position in start..<readers.count {
      guard let reader = readers[position] else { continue }
      positions[ObjectIdentifier(reader.evaluation)] = position
    }
  }

  @MainActor
  func invalidate() {
    for case let reader? in readers { reader.evaluation.engine.needsEvaluation(reader.evaluation) }
  }
}
