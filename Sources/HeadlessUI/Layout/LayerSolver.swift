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
    var unbounded = (horizontal: false, vertical: false)
    for child in children {
      var size = child.size(for: proposal)
      // Guides of infinite views are nowhere; the stack is as infinite as they are.
      let isWide = size.width.isInfinite
      let isHigh = size.height.isInfinite
      if isWide { size.width = 0 }
      if isHigh { size.height = 0 }
      let x = child.position(of: alignment.horizontal.key, size: size, for: proposal)
      let y = child.position(of: alignment.vertical.key, size: size, for: proposal)
      let frame = CGRect(origin: CGPoint(x: -x, y: -y), size: size)
      solution.origins.append(frame.origin)
      guard child.layoutPriority == highest else { continue }
      bounds = bounds?.enclosing(frame) ?? frame
      unbounded.horizontal = unbounded.horizontal || isWide
      unbounded.vertical = unbounded.vertical || isHigh
    }
    let origin = bounds?.origin ?? .zero
    for index in children.indices {
      solution.origins[index].x -= origin.x
      solution.origins[index].y -= origin.y
    }
    solution.size = bounds?.size ?? .zero
    if unbounded.horizontal { solution.size.width = .infinity }
    if unbounded.vertical { solution.size.height = .infinity }
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
