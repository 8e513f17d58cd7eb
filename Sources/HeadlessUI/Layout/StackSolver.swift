import Foundation

/// Divides a stack's length among its children, as SwiftUI's stacks do.
///
/// Children of a higher priority are served first, the minima of the others being kept for them. Among equals
/// the least flexible goes first, and each is proposed an equal share of what is left.
@MainActor
struct StackSolver {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let children: [Node]

  /// What a stack of a certain proposal looks like inside.
  struct Solution {
    var size = CGSize.zero
    var proposals: [ProposedViewSize] = []
    var origins: [CGPoint] = []
  }

  func solve(_ proposal: ProposedViewSize) -> Solution {
    var solution = Solution()
    guard !children.isEmpty else { return solution }
    let gaps = self.gaps
    solution.proposals = proposals(proposal, totalGap: gaps.reduce(0, +))
    solution.origins = children.map { _ in .zero }
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    // Guides of infinite views are nowhere; the stack is as infinite as they are.
    var isUnbounded = false
    for (index, child) in children.enumerated() {
      let size = child.size(for: solution.proposals[index])
      let cross = size[axis.other]
      isUnbounded = isUnbounded || cross.isInfinite
      let guide =
        cross.isInfinite
        ? 0 : child.position(of: alignment, size: size, for: solution.proposals[index])
      before = index == 0 ? guide : max(before, guide)
      after = index == 0 ? cross - guide : max(after, cross - guide)
      if index > 0 { position += gaps[index - 1] }
      solution.origins[index][axis] = position
      solution.origins[index][axis.other] = -guide
      position += size[axis]
    }
    for index in children.indices { solution.origins[index][axis.other] += before }
    solution.size[axis] = position
    solution.size[axis.other] = isUnbounded ? .infinity : before + after
    return solution
  }

  /// The distances between neighbours.
  private var gaps: [CGFloat] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      spacing ?? StackSolver.defaultSpacing(between: children[index - 1], and: children[index])
    }
  }

  /// The usual distance between views, in points.
  nonisolated static let usualSpacing: CGFloat = 8

  static func defaultSpacing(between first: Node, and second: Node) -> CGFloat {
    // A view that asks for less (a `Spacer`, for none) gets it from its neighbours.
    min(first.preferredSpacing ?? usualSpacing, second.preferredSpacing ?? usualSpacing)
  }

  private func proposals(_ proposal: ProposedViewSize, totalGap: CGFloat) -> [ProposedViewSize] {
    guard let length = proposal[axis] else {
      return children.map { _ in proposal }
    }
    if children.count == 1 { return [proposal] }
    var result = children.map { _ in proposal }
    var remaining = length - totalGap
    for group in groups(proposal) {
      var left = remaining - group.reserved
      var count = CGFloat(group.members.count)
      for index in group.members {
        result[index][axis] = max(0, left / count)
        let used = children[index].size(for: result[index])[axis]
        // An infinite stack has infinitely much left, whatever was used.
        if left.isFinite { left -= used }
        if remaining.isFinite { remaining -= used }
        count -= 1
      }
    }
    return result
  }

  /// Children of one priority, in the order in which they are served.
  private struct Group {
    var members: [Int]
    /// What children of lower priorities need at least.
    var reserved: CGFloat
  }

  private func groups(_ proposal: ProposedViewSize) -> [Group] {
    let priorities = children.map(\.layoutPriority)
    guard priorities.contains(where: { $0 != priorities[0] }) else {
      return [Group(members: sortedByFlexibility(Array(children.indices), proposal), reserved: 0)]
    }
    let members = Dictionary(grouping: children.indices) { priorities[$0] }
    var groups: [Group] = []
    var reserved: CGFloat = 0
    for priority in members.keys.sorted() {
      let members = members[priority] ?? []
      groups.append(
        Group(members: sortedByFlexibility(members, proposal), reserved: reserved))
      reserved += members.reduce(0) { $0 + length(of: $1, proposed: 0, proposal) }
    }
    return groups.reversed()
  }

  private func sortedByFlexibility(_ members: [Int], _ proposal: ProposedViewSize) -> [Int] {
    guard members.count > 1 else { return members }
    let flexibilities = members.map { index in
      let most = length(of: index, proposed: .infinity, proposal)
      let flexibility = most - length(of: index, proposed: 0, proposal)
      return flexibility.isNaN ? 0 : flexibility
    }
    return members.indices.sorted { a, b in
      (flexibilities[a], a) < (flexibilities[b], b)
    }.map { members[$0] }
  }

  private func length(
    of index: Int, proposed length: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var proposal = proposal
    proposal[axis] = length
    return children[index].size(for: proposal)[axis]
  }
}
