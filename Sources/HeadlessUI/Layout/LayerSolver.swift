import Foundation

/// Arranges children in layers, as a `ZStack` does: all are proposed the same, and the size is that of the
/// aligned children of the highest priority.
@MainActor
struct LayerSolver {
  let alignment: Alignment
  let children: [Node]

  func solve(_ proposal: ProposedViewSize) -> StackSolver.Solution {
    var solution = StackSolver.Solution()
    guard !children.isEmpty else { return solution }
    let highest = children.map(\.layoutPriority).max() ?? 0
    solution.proposals = children.map { _ in proposal }
    var bounds: CGRect?
    for child in children {
      let size = child.size(for: proposal)
      let x = child.position(of: alignment.horizontal.key, size: size, for: proposal)
      let y = child.position(of: alignment.vertical.key, size: size, for: proposal)
      let frame = CGRect(origin: CGPoint(x: -x, y: -y), size: size)
      solution.origins.append(frame.origin)
      if child.layoutPriority == highest { bounds = bounds?.enclosing(frame) ?? frame }
    }
    let origin = bounds?.origin ?? .zero
    for index in children.indices {
      solution.origins[index].x -= origin.x
      solution.origins[index].y -= origin.y
    }
    solution.size = bounds?.size ?? .zero
    return solution
  }
}

extension CGRect {
  /// The smallest rectangle around both. (`union` leaves empty rectangles out on some platforms.)
  fileprivate func enclosing(_ other: CGRect) -> CGRect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
  }
}
