/// The items of a `ForEach`: one for each element, kept by id while the collection changes.
final class ForEachSource<ID: Hashable>: Source, Identified {
  /// An id, and how many equal ones come before it.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  private var keys: [Key] = []
  private var reported: Set<ID> = []
  private let environment: EnvironmentScope

  override init(_ context: ElementContext) {
    environment = context.environment
    super.init(context)
  }

  override var isDynamic: Bool { true }
  override var foldsAsOne: Bool { false }

  func update<Data, Content: View>(_ view: ForEach<Data, ID, Content>) {
    let newKeys = self.keys(of: view)
    if newKeys != keys { arrange(newKeys) }
    for (element, item) in zip(view.data, elements) {
      unsafeDowncast(item, to: ItemSource.self).update(view.content(element), environment)
    }
  }

  private func keys<Data, Content>(of view: ForEach<Data, ID, Content>) -> [Key] {
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(view.data.count)
    return view.data.map { element in
      let id = view.id(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 { reportDuplicate(id, in: ForEach<Data, ID, Content>.self) }
      return Key(id: id, occurrence: occurrence)
    }
  }

  /// The nodes of the element with an id.
  func nodes(withID id: AnyHashable) -> [Node]? {
    guard let id = id.base as? ID, let position = keys.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return Element.nodes(of: [elements[position]])
  }

  private func reportDuplicate(_ id: ID, in type: Any.Type) {
    guard reported.insert(id).inserted else { return }
    engine.report(
      RuntimeIssue(
        kind: .duplicateID,
        message: """
          \(type): the ID \(id) occurs multiple times within the collection, \
          this will give undefined results!
          """))
  }

  /// Keeps the items whose keys are still there, in the new order, and makes the missing ones.
  private func arrange(_ newKeys: [Key]) {
    var items: [Key: Element] = [:]
    items.reserveCapacity(elements.count)
    for (key, item) in zip(keys, elements) { items[key] = item }
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment, expecting: .list)
    let arranged = newKeys.map { items.removeValue(forKey: $0) ?? ItemSource(context) }
    // In the order of the old keys, not of the table, so that actions run in a stable order.
    let gone = zip(keys, elements).compactMap { items[$0.0] }
    elements = arranged
    keys = newKeys
    engine.remove(gone)
    engine.needsLinking(self)
  }
}

/// The views of one element of a `ForEach`.
final class ItemSource: Source {
  func update<V: View>(_ content: V, _ environment: EnvironmentScope) {
    make(content, environment, expecting: .list)
  }
}
