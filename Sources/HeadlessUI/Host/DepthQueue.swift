/// Elements in order of their depth, those of one depth in the order in which they came.
struct DepthQueue<Item> {
  private struct Bucket {
    var items: [Item] = []
    var head = 0
    var isEmpty: Bool { head == items.count }

    mutating func removeFirst() -> Item {
      let item = items[head]
      head += 1
      if isEmpty {
        items.removeAll()
        head = 0
      }
      return item
    }
  }

  private var buckets: [Bucket] = []
  private var count = 0
  private var shallowest = Int.max
  private var deepest = -1

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ item: Item, depth: Int) {
    while buckets.count <= depth { buckets.append(Bucket()) }
    buckets[depth].items.append(item)
    count += 1
    shallowest = min(shallowest, depth)
    deepest = max(deepest, depth)
  }

  /// The item that is least deep.
  mutating func removeShallowest() -> Item? {
    guard count > 0 else { return nil }
    while buckets[shallowest].isEmpty { shallowest += 1 }
    return remove(at: shallowest)
  }

  /// The item that is deepest.
  mutating func removeDeepest() -> Item? {
    guard count > 0 else { return nil }
    while buckets[deepest].isEmpty { deepest -= 1 }
    return remove(at: deepest)
  }

  private mutating func remove(at depth: Int) -> Item? {
    count -= 1
    let item = buckets[depth].removeFirst()
    if count == 0 {
      shallowest = .max
      deepest = -1
    }
    return item
  }
}
