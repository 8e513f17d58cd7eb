import Foundation

extension Node {
  /// The node that does the layout for this one. A loop: thousands may only pass it on.
  final var layoutEnd: Node {
    var node = wrappedLayout ?? self
    while let next = node.layoutDelegate { node = next.wrappedLayout ?? next }
    return node
  }

  /// The size of the view for a proposal.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    let end = layoutEnd
    if let known = end.sizeCache?[proposal] { return known }
    guard engine.hasRoom(for: "layout") else { return .zero }
    engine.counters.layouts += 1
    let size = end.measure(proposal)
    if end.sizeCache == nil { end.sizeCache = SizeCache() }
    end.sizeCache?.store(size, for: proposal)
    return size
  }

  /// Puts the view somewhere.
  ///
  /// - Parameters:
  ///   - origin: Relative to the parent's origin, in points.
  ///   - proposal: What the size is asked for with. If it is that of the last time, and nothing inside has
  ///     changed, nothing inside is placed again.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    var node = self
    var origin = origin
    let size = size(for: proposal)
    while true {
      if node.origin != origin {
        node.origin = origin
        engine.geometryDidChange()
      }
      guard node.needsPlacement || node.placedProposal != proposal || node.size != size else {
        return
      }
      engine.geometryDidChange()
      node.size = size
      node.placedProposal = proposal
      node.needsPlacement = false
      guard let next = node.layoutDelegate else { break }
      node = next
      origin = .zero
    }
    guard engine.hasRoom(for: "layout") else { return }
    node.placeChildren()
  }

  /// Puts the view so that a point of it is at a point of the parent.
  final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    place(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: proposal)
  }

  /// Takes note that the view's size may have changed.
  final func layoutDidChange() {
    var node: Node? = self
    var concernsSize = true
    while let current = node, !current.isBeingPlaced {
      var isNews = current.layoutDelegate != nil
      if concernsSize, let cache = current.sizeCache, !cache.isEmpty {
        cache.removeAll()
        current.cachedLayoutDidChange()
        isNews = true
      }
      if !current.needsPlacement {
        current.needsPlacement = true
        isNews = true
      }
      guard isNews else { return }
      if !current.sizeDependsOnContent, current !== self { concernsSize = false }
      node = current.parent
    }
  }

  /// Takes note that something inside has to be placed anew although the size is the same.
  final func placementDidChange() {
    var node: Node? = self
    while let current = node, !current.isBeingPlaced {
      guard !current.needsPlacement || current === self || current.layoutDelegate != nil else {
        return
      }
      current.needsPlacement = true
      node = current.parent
    }
  }

  // MARK: Alignment

  /// The position of a guide that was set, if any was set inside.
  final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard traits.contains(.guides) || key.isTextBaseline, engine.hasRoom(for: "alignment") else {
      return nil
    }
    return explicitGuide(key, for: proposal)
  }

  /// The position of a guide, set or by default, in a view of a size.
  final func position(
    of key: AlignmentKey, size: CGSize, for proposal: ProposedViewSize
  ) -> CGFloat {
    guide(key, for: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
  }

  /// The size and the alignment guides for a proposal.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal)) { [unowned self] key in
      MainActor.assumeIsolated { self.guide(key, for: proposal) }
    }
  }

  /// Tells the nodes around that something inside sets alignment guides.
  final func guidesDidCome() {
    var node: Node? = self
    while let current = node, !current.traits.contains(.guides) || current === self {
      current.traits.insert(.guides)
      node = current.parent
    }
  }
}
