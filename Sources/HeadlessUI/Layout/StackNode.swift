import Foundation

/// How a container arranges its children.
enum Arrangement: Equatable {
  case vertical(HorizontalAlignment, spacing: CGFloat?)
  case horizontal(VerticalAlignment, spacing: CGFloat?)
  case layered(Alignment)

  /// The axis along which children stand in a line.
  var axis: Axis? {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .layered: nil
    }
  }

  @MainActor
  func solve(_ proposal: ProposedViewSize, _ children: [Node]) -> StackSolver.Solution {
    switch self {
    case .vertical(let alignment, let spacing):
      StackSolver(
        axis: .vertical, alignment: alignment.key, spacing: spacing, children: children
      ).solve(proposal)
    case .horizontal(let alignment, let spacing):
      StackSolver(
        axis: .horizontal, alignment: alignment.key, spacing: spacing, children: children
      ).solve(proposal)
    case .layered(let alignment):
      LayerSolver(alignment: alignment, children: children).solve(proposal)
    }
  }
}

/// A container whose children stand in a line or in layers.
class StackNode: ContainerNode {
  final private(set) var arrangement: Arrangement

  /// The last solution: a stack is usually placed with the proposal it was last asked about.
  private final var solved: (proposal: ProposedViewSize, solution: StackSolver.Solution)?

  init(_ arrangement: Arrangement, _ context: ElementContext) {
    self.arrangement = arrangement
    super.init(context)
  }

  override var label: String {
    switch arrangement {
    case .vertical: "VStack"
    case .horizontal: "HStack"
    case .layered: "ZStack"
    }
  }

  final override var lineAxis: Axis? { arrangement.axis }

  final func update(_ new: Arrangement) {
    guard new != arrangement else { return }
    arrangement = new
    layoutDidChange()
  }

  final override func cachedLayoutDidChange() {
    solved = nil
  }

  /// The proposals and places of the children for a proposal to the stack.
  final func solution(for proposal: ProposedViewSize) -> StackSolver.Solution {
    if let solved, solved.proposal == proposal { return solved.solution }
    let solution = arrangement.solve(proposal, children)
    solved = (proposal, solution)
    return solution
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    solution(for: proposal).size
  }

  override func placeChildren() {
    let solution = solution(for: placedProposal)
    for (index, child) in children.enumerated() {
      child.place(at: solution.origins[index], proposal: solution.proposals[index])
    }
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let solution = solution(for: proposal)
    let guides = children.indices.compactMap { index -> CGFloat? in
      let origin = solution.origins[index]
      return children[index].guide(key, for: solution.proposals[index]).map {
        $0 + (key.isHorizontal ? origin.x : origin.y)
      }
    }
    return key.combined(guides)
  }
}

/// The stack around a list that stands where one view is expected. With a single child it makes no
/// difference to the layout.
final class ImplicitStackNode: StackNode {
  /// Whether the stack was made for a modifier on several views where one is expected.
  var isOfModifier = false

  /// Makes the content as one view, or hands the elements of the last time their new values.
  func makeOne<V: View>(_ content: V, _ environment: EnvironmentScope) {
    make(content, environment, expecting: .one(arrangement))
  }

  override var layoutDelegate: Node? { children.count == 1 ? children[0] : nil }

  override var wrapped: Node? { layoutDelegate }

  override var label: String { "implicit \(super.label)" }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    if children.count == 1 { return children[0].guide(key, for: proposal) }
    return super.explicitGuide(key, for: proposal)
  }
}
