import Foundation

/// Names for nodes, made of the names of types.
enum NodeLabel {
  /// The name of a type without generic arguments and without what says that it is a node or a modifier.
  static func of(_ type: Any.Type) -> String {
    var name = String(describing: type)
    if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
    for ending in ["Node", "Modifier"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
    }
    return name
  }

  /// A length, without digits that say nothing.
  static func length(_ length: CGFloat) -> String {
    let rounded = (length * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15, rounded == rounded.rounded() else {
      return "\(rounded)"
    }
    return "\(Int(rounded))"
  }

  /// A rectangle as `x, y, width x height`.
  static func frame(_ frame: CGRect) -> String {
    "\(length(frame.minX)), \(length(frame.minY)), \(length(frame.width)) x \(length(frame.height))"
  }
}
