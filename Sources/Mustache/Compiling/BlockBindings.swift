/// Which content overrides which block, wherever a template is used.
///
/// Content for a block is given together with the bindings of the place that gives it, since blocks
/// inside the content are overridden from outside of that place. All sets of bindings that
/// templates lead to are numbered while they are compiled, so nothing of this is left to be done
/// when rendering. There are only so many sets: outer bindings win over inner ones, so a set grows
/// by new names alone.
struct BlockBindings {
  struct Binding: Hashable {
    /// The index of the content among all given ones.
    let argument: Int
    /// The number of the set that holds where the content was written.
    let bindings: Int
  }

  private var sets: [[String: Binding]] = [[:]]
  private var numbers: [[String: Binding]: Int] = [[:]: 0]

  /// The number of the set without bindings.
  static let none = 0

  func binding(of name: String, in set: Int) -> Binding? {
    sets[set][name]
  }

  /// The set that holds inside a parent.
  ///
  /// - Parameters:
  ///   - outer: The set that holds at the parent's tag.
  ///   - arguments: What the parent is given, each name once.
  mutating func extending(_ outer: Int, with arguments: [(name: String, argument: Int)]) -> Int {
    var set = sets[outer]
    for (name, argument) in arguments where set[name] == nil {
      set[name] = Binding(argument: argument, bindings: outer)
    }
    if let number = numbers[set] { return number }
    sets.append(set)
    numbers[set] = sets.count - 1
    return sets.count - 1
  }
}
