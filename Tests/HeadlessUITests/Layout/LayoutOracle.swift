import HeadlessUI

/// Works out the frames of a description from the published algorithm, slowly and without caches.
struct LayoutOracle {
  typealias Proposal = ProposedViewSize

  private(set) var frames: [Int: CGRect] = [:]

  // MARK: Sizes

  /// - Parameter axis: The axis of the stack that the view stands in.
  func size(_ spec: LayoutSpec, _ p: Proposal, _ axis: Axis?) -> CGSize {
    switch spec {
    case .box(_, let width, let height): return CGSize(width: width, height: height)
    case .rectangle, .reader: return CGSize(width: p.width ?? 10, height: p.height ?? 10)
    case .text(_, let count): return textSize(count, p)
    case .spacer(let least):
      let least = least ?? 8
      return CGSize(
        width: axis == .vertical ? 0 : max(least, p.width ?? least),
        height: axis == .horizontal ? 0 : max(least, p.height ?? least))
    case .row(let spacing, let children):
      return stack(.horizontal, spacing, children, p).size
    case .column(let spacing, let children): return stack(.vertical, spacing, children, p).size
    case .layers(let children): return layersSize(children, p)
    case .frame(let width, let height, let child):
      let inner = size(child, inside(spec, p), axis)
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, let child):
      let inner = size(child, inside(spec, p), axis)
      return CGSize(
        width: Self.flexible(width, p.width, inner.width),
        height: Self.flexible(height, p.height, inner.height))
    case .padding(let length, let child):
      let inner = size(child, inside(spec, p), axis)
      return CGSize(width: inner.width + 2 * length, height: inner.height + 2 * length)
    case .ratio(_, _, let child), .fixed(_, _, let child), .priority(_, let child),
      .offset(_, _, let child):
      return size(child, inside(spec, p), axis)
    case .overlay(let primary, _): return size(primary, p, axis)
    case .scroll(let child):
      let content = size(child, inside(spec, p), .vertical)
      return CGSize(width: content.width, height: p.height ?? content.height)
    }
  }

  /// What the view inside of a modifier is proposed.
  private func inside(_ spec: LayoutSpec, _ p: Proposal) -> Proposal {
    switch spec {
    case .frame(let width, let height, _):
      return Proposal(width: width ?? p.width, height: height ?? p.height)
    case .flexible(let width, let height, _):
      return Proposal(
        width: Self.clamped(width, p.width), height: Self.clamped(height, p.height))
    case .padding(let length, _):
      return Proposal(
        width: p.width.map { max(0, $0 - 2 * length) },
        height: p.height.map { max(0, $0 - 2 * length) })
    case .fixed(let horizontal, let vertical, _):
      return Proposal(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
    case .ratio(let ratio, let fits, _):
      guard let width = p.width ?? p.height.map({ $0 * ratio }),
        let height = p.height ?? p.width.map({ $0 / ratio })
      else { return p }
      let narrow = width < height * ratio
      let length = narrow == fits ? width : height * ratio
      return Proposal(width: length, height: length / ratio)
    case .scroll: return Proposal(width: p.width, height: nil)
    default: return p
    }
  }

  private func textSize(_ count: Int, _ p: Proposal) -> CGSize {
    if count == 0 { return .zero }
    var columns = count
    if let width = p.width, width < CGFloat(count) * 9 { columns = max(1, Int(width / 9)) }
    var lines = (count + columns - 1) / columns
    if let height = p.height, height < CGFloat(lines) * 21 { lines = max(1, Int(height / 21)) }
    return CGSize(width: CGFloat(min(columns, count)) * 9, height: CGFloat(lines) * 21)
  }

  private static func clamped(_ limits: LayoutSpec.Limits, _ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? limits.ideal else { return nil }
    return min(max(length, limits.min ?? length), limits.max ?? .infinity)
  }

  private static func flexible(
    _ limits: LayoutSpec.Limits, _ proposed: CGFloat?, _ content: CGFloat
  ) -> CGFloat {
    let p = clamped(limits, proposed)
    if proposed == nil, let ideal = limits.ideal { return ideal }
    guard let low = limits.min else {
      guard let high = limits.max else { return content }
      return min(high, max(content, p ?? content))
    }
    guard let high = limits.max else { return max(low, min(content, p ?? content)) }
    return min(high, max(low, proposed ?? content))
  }

  private func layersSize(_ children: [LayoutSpec], _ p: Proposal) -> CGSize {
    let top = children.map(priority).max() ?? 0
    let sizes = children.filter { priority($0) == top }.map { size($0, p, nil) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  // MARK: Stacks

  private func priority(_ spec: LayoutSpec) -> Double {
    switch spec {
    case .priority(let priority, _): return priority
    case .spacer: return -.infinity
    case .frame(_, _, let child), .flexible(_, _, let child), .padding(_, let child),
      .ratio(_, _, let child), .fixed(_, _, let child), .offset(_, _, let child),
      .overlay(let child, _):
      return priority(child)
    default: return 0
    }
  }

  private func isSpacer(_ spec: LayoutSpec) -> Bool {
    if case .spacer = spec { return true }
    return false
  }

  private func stack(
    _ axis: Axis, _ spacing: CGFloat?, _ children: [LayoutSpec], _ p: Proposal
  ) -> (size: CGSize, proposals: [Proposal], positions: [CGFloat]) {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
    func proposal(_ length: CGFloat?) -> Proposal {
      axis == .horizontal
        ? Proposal(width: length, height: p.height) : Proposal(width: p.width, height: length)
    }
    func asked(_ index: Int, _ proposed: CGFloat) -> CGFloat {
      length(size(children[index], proposal(proposed), axis))
    }
    let gaps = zip(children, children.dropFirst()).map { first, second in
      spacing ?? (isSpacer(first) || isSpacer(second) ? 0 : 8)
    }
    var proposals = children.map { _ in p }
    if let whole = axis == .horizontal ? p.width : p.height {
      var left = whole - gaps.reduce(0, +)
      var waiting = Array(children.indices)
      while let highest = waiting.map({ priority(children[$0]) }).max() {
        let lower = waiting.filter { priority(children[$0]) < highest }
        let reserved = lower.map { asked($0, 0) }.reduce(0, +)
        var group = waiting.filter { priority(children[$0]) == highest }
        waiting = lower
        while !group.isEmpty {
          let flexibilities = group.map { asked($0, .infinity) - asked($0, 0) }
          let least = flexibilities.indices.min { flexibilities[$0] < flexibilities[$1] } ?? 0
          let index = group[least]
          let share = max(0, (left - reserved) / CGFloat(group.count))
          proposals[index] = proposal(children.count == 1 ? whole : share)
          left -= share.isFinite ? length(size(children[index], proposals[index], axis)) : 0
          group.remove(at: least)
        }
      }
    }
    let sizes = children.indices.map { size(children[$0], proposals[$0], axis) }
    var positions: [CGFloat] = []
    var end: CGFloat = 0
    for index in children.indices {
      if index > 0 { end += gaps[index - 1] }
      positions.append(end)
      end += length(sizes[index])
    }
    let broad = sizes.map(breadth).max() ?? 0
    let whole =
      axis == .horizontal
      ? CGSize(width: end, height: broad) : CGSize(width: broad, height: end)
    return (whole, proposals, positions)
  }

  // MARK: Places

  mutating func place(_ spec: LayoutSpec, at origin: CGPoint, _ p: Proposal, _ axis: Axis?) {
    let own = size(spec, p, axis)
    switch spec {
    case .box(let id, _, _), .rectangle(let id), .text(let id, _), .reader(let id):
      frames[id] = CGRect(origin: origin, size: own)
    case .spacer: break
    case .row(let spacing, let children):
      let solution = stack(.horizontal, spacing, children, p)
      for (index, child) in children.enumerated() {
        let inner = size(child, solution.proposals[index], .horizontal)
        let y = origin.y + (own.height - inner.height) / 2
        place(
          child, at: CGPoint(x: origin.x + solution.positions[index], y: y),
          solution.proposals[index], .horizontal)
      }
    case .column(let spacing, let children):
      let solution = stack(.vertical, spacing, children, p)
      for (index, child) in children.enumerated() {
        let inner = size(child, solution.proposals[index], .vertical)
        let x = origin.x + (own.width - inner.width) / 2
        place(
          child, at: CGPoint(x: x, y: origin.y + solution.positions[index]),
          solution.proposals[index], .vertical)
      }
    case .layers(let children):
      for child in children { placeCentred(child, in: CGRect(origin: origin, size: own), p, nil) }
    case .frame(_, _, let child), .flexible(_, _, let child):
      placeCentred(child, in: CGRect(origin: origin, size: own), inside(spec, p), axis)
    case .padding(let length, let child):
      place(
        child, at: CGPoint(x: origin.x + length, y: origin.y + length), inside(spec, p), axis)
    case .ratio(_, _, let child), .fixed(_, _, let child), .priority(_, let child):
      place(child, at: origin, inside(spec, p), axis)
    case .offset(let x, let y, let child):
      place(child, at: CGPoint(x: origin.x + x, y: origin.y + y), p, axis)
    case .overlay(let primary, let secondary):
      place(primary, at: origin, p, axis)
      placeCentred(secondary, in: CGRect(origin: origin, size: own), Proposal(own), axis)
    case .scroll(let child): place(child, at: origin, inside(spec, p), .vertical)
    }
  }

  private mutating func placeCentred(
    _ spec: LayoutSpec, in rect: CGRect, _ p: Proposal, _ axis: Axis?
  ) {
    let own = size(spec, p, axis)
    place(
      spec, at: CGPoint(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2), p, axis)
  }
}
