extension Lowering {
  /// Reports each call that closes a circle of calls which no section can prevent.
  ///
  /// Walks the calls depth first, with a stack of its own since chains may be long.
  mutating func reportEndlessRecursion() {
    enum State { case unseen, open, done }
    var states = Array(repeating: State.unseen, count: segments.count)
    var stack: [(segment: Int, next: Int)] = []
    for root in segments.indices where states[root] == .unseen {
      states[root] = .open
      stack.append((root, 0))
      while let (segment, next) = stack.last {
        guard next < segments[segment].certainCalls.count else {
          states[segment] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let call = segments[segment].certainCalls[next]
        switch states[call.segment] {
        case .unseen:
          states[call.segment] = .open
          stack.append((call.segment, 0))
        case .open: report(.endlessRecursion(call.name), at: call.offset, in: call.template)
        case .done: break
        }
      }
    }
  }
}
