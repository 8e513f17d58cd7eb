import Foundation

extension Node {
  /// Maps points of this view to the coordinate space of a node around it; nil for the global one.
  final func transform(to ancestor: Node?) -> GeometryTransform {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var result: GeometryTransform?
    var node: Node? = self
    while let current = node, current !== ancestor {
      // The usual case, plain offsets, needs no matrices.
      if let effect = current.effect {
        let moved = (result ?? GeometryTransform()).then(.translation(x, y)).then(effect)
        result = moved
        (x, y) = (0, 0)
      }
      x += current.origin.x
      y += current.origin.y
      node = current.parent
    }
    return (result ?? GeometryTransform()).then(.translation(x, y))
  }

  /// The view's frame in the global coordinate space: the smallest upright rectangle around it.
  final var globalFrame: CGRect {
    frame(in: nil)
  }

  /// The view's frame in the space of a node around it, or the global one.
  final func frame(in ancestor: Node?) -> CGRect {
    let transform = transform(to: ancestor)
    let bounds = CGRect(origin: .zero, size: size)
    return CGRect(around: bounds.corners.map(transform.apply))
  }

  /// The nearest node around this one that a test picks.
  final func ancestor(where test: (Node) -> Bool) -> Node? {
    var node = parent
    while let current = node, !test(current) { node = current.parent }
    return node
  }
}
