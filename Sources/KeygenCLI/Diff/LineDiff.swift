/// Which lines have to go and which have to come to turn one text into another.
///
/// Myers' algorithm in linear space (E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986) with a
/// bound on the work: where texts have little in common, what is left is replaced as a whole. The result is always
/// right; the bound only makes it longer than it could be.
struct LineDiff {
  /// Lines of one text that take the place of lines of another; one of both ranges can be empty.
  struct Change: Equatable {
    /// The lines that go, counted from 0.
    let old: Range<Int>
    /// The lines that come, counted from 0.
    let new: Range<Int>
  }

  private let old: [Int32]
  private let new: [Int32]
  private var isRemoved: [Bool]
  private var isAdded: [Bool]
  /// The furthest reaching paths by diagonal, from the front and from the back.
  private var front: [Int] = []
  private var back: [Int] = []
  private var budget: Int

  /// The changes between two texts, in order, with at least one common line between them.
  ///
  /// - Parameters:
  ///   - old: the lines of the old text, equal numbers for equal lines.
  ///   - new: the lines of the new text, likewise.
  ///   - budget: how many comparisons are spent beyond some for each line.
  static func changes(
    from old: [Int32], to new: [Int32], budget: Int = 1 << 22
  ) -> [Change] {
    var isRemoved = [Bool](repeating: true, count: old.count)
    var isAdded = [Bool](repeating: true, count: new.count)
    // A line that the other text does not have can match nothing, so only the others are searched.
    let oldWithin = indices(of: old, alsoIn: new)
    let newWithin = indices(of: new, alsoIn: old)
    var diff = LineDiff(
      old: oldWithin.map { old[$0] }, new: newWithin.map { new[$0] }, budget: budget)
    diff.search()
    for (index, line) in oldWithin.enumerated() { isRemoved[line] = diff.isRemoved[index] }
    for (index, line) in newWithin.enumerated() { isAdded[line] = diff.isAdded[index] }
    return changes(isRemoved, isAdded)
  }

  private static func indices(of lines: [Int32], alsoIn others: [Int32]) -> [Int] {
    let known = Set(others)
    return lines.indices.filter { known.contains(lines[$0]) }
  }

  private static func changes(_ isRemoved: [Bool], _ isAdded: [Bool]) -> [Change] {
    var changes: [Change] = []
    var old = 0
    var new = 0
    while old < isRemoved.count || new < isAdded.count {
      let start = (old, new)
      while old < isRemoved.count, isRemoved[old] { old += 1 }
      while new < isAdded.count, isAdded[new] { new += 1 }
      if start != (old, new) {
        changes.append(Change(old: start.0..<old, new: start.1..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return changes
  }

  private init(old: [Int32], new: [Int32], budget: Int) {
    self.old = old
    self.new = new
    self.budget = budget + 8 * (old.count + new.count)
    isRemoved = [Bool](repeating: false, count: old.count)
    isAdded = [Bool](repeating: false, count: new.count)
  }
}

// MARK: - The search

extension LineDiff {
  /// A part of both texts whose changes are still to be found.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// A point that a shortest path goes through, relative to a box.
  private struct Point {
    let old: Int
    let new: Int
  }

  private mutating func search() {
    var open = [Box(old: 0..<old.count, new: 0..<new.count)]
    while let box = open.popLast().map({ trimmed($0) }) {
      if box.old.isEmpty || box.new.isEmpty {
        replace(box)
      } else if let point = middle(of: box) {
        let oldMiddle = box.old.lowerBound + point.old
        let newMiddle = box.new.lowerBound + point.new
        open.append(
          Box(old: box.old.lowerBound..<oldMiddle, new: box.new.lowerBound..<newMiddle))
        open.append(
          Box(old: oldMiddle..<box.old.upperBound, new: newMiddle..<box.new.upperBound))
      } else {
        replace(box)
      }
    }
  }

  /// A box without the lines that are the same at its start and its end.
  private func trimmed(_ box: Box) -> Box {
    var box = box
    while let first = box.old.first, let other = box.new.first, old[first] == new[other] {
      box.old.removeFirst()
      box.new.removeFirst()
    }
    while let last = box.old.last, let other = box.new.last, old[last] == new[other] {
      box.old.removeLast()
      box.new.removeLast()
    }
    return box
  }

  private mutating func replace(_ box: Box) {
    for line in box.old { isRemoved[line] = true }
    for line in box.new { isAdded[line] = true }
  }

  /// A point in the middle of a shortest path, where paths from both corners meet; `nil` where the budget is spent.
  ///
  /// The box must be trimmed, so that its corners are never the answer.
  private mutating func middle(of box: Box) -> Point? {
    let n = box.old.count
    let m = box.new.count
    let delta = n - m
    let most = (n + m + 1) / 2
    if front.count < 2 * most + 3 {
      front = [Int](repeating: -1, count: 2 * most + 3)
      back = front
    }
    for d in 0...most {
      for k in stride(from: -d, through: d, by: 2) {
        let x = forward(box, d, k, most)
        let opposite = delta - k
        if delta % 2 != 0, x >= 0, abs(opposite) < d, back[opposite + most + 1] >= 0,
          x + back[opposite + most + 1] >= n
        {
          return Point(old: x, new: x - k)
        }
      }
      for k in stride(from: -d, through: d, by: 2) {
        let x = backward(box, d, k, most)
        let opposite = delta - k
        if delta % 2 == 0, x >= 0, abs(opposite) <= d, front[opposite + most + 1] >= 0,
          x + front[opposite + most + 1] >= n
        {
          return Point(old: n - x, new: m - (x - k))
        }
      }
      if budget <= 0 { return nil }
    }
    return nil
  }

  /// Follows diagonal `k` from the front after `d` changes; returns how many old lines are behind, -1 for no way.
  private mutating func forward(_ box: Box, _ d: Int, _ k: Int, _ origin: Int) -> Int {
    var x = Self.start(front, d, k, origin + 1, box)
    let start = x
    while x >= 0, x < box.old.count, x - k < box.new.count,
      old[box.old.lowerBound + x] == new[box.new.lowerBound + x - k]
    {
      x += 1
    }
    budget -= 1 + x - start
    front[k + origin + 1] = x
    return x
  }

  /// Follows diagonal `k` from the back after `d` changes, likewise.
  private mutating func backward(_ box: Box, _ d: Int, _ k: Int, _ origin: Int) -> Int {
    var x = Self.start(back, d, k, origin + 1, box)
    let start = x
    while x >= 0, x < box.old.count, x - k < box.new.count,
      old[box.old.upperBound - 1 - x] == new[box.new.upperBound - 1 - x + k]
    {
      x += 1
    }
    budget -= 1 + x - start
    back[k + origin + 1] = x
    return x
  }

  /// Where a path on diagonal `k` starts after its `d`-th change: from a neighbour, one old or one new line on.
  private static func start(_ reached: [Int], _ d: Int, _ k: Int, _ origin: Int, _ box: Box) -> Int
  {
    if d == 0 { return 0 }
    var start = -1
    if k > -d {
      let left = reached[k - 1 + origin]
      if left >= 0, left < box.old.count { start = left + 1 }
    }
    if k < d {
      let above = reached[k + 1 + origin]
      if above >= 0, above - k <= box.new.count { start = max(start, above) }
    }
    return start
  }
}
