import HeadlessUI

/// A coordinate space that a view is measured in.
public enum KeygenSpace: Sendable {
  /// The view's own.
  case local
  /// The screen's.
  case global
  /// That of the nearest scroll view; along an axis, of the nearest one that scrolls along it.
  case scrollView(Axis?)
  /// The nearest one that has been declared with a name.
  case named(String)

  /// The spaces that a caller can pass, one of each sort.
  public static let passed: [KeygenSpace] = [.named("keygen-passed"), .global, .local]

  /// The space, as a caller passes it.
  public var coordinateSpace: CoordinateSpace {
    switch self {
    case .local: .local
    case .global: .global
    case .named(let name): .named(name)
    case .scrollView(nil): NamedCoordinateSpace.scrollView.coordinateSpace
    case .scrollView(let axis?): NamedCoordinateSpace.scrollView(axis: axis).coordinateSpace
    }
  }

  /// The space, as messages call it.
  var text: String {
    switch self {
    case .local: "its own space"
    case .global: "the global space"
    case .named(let name): "the nearest space named \(ViewValue.text(of: name))"
    case .scrollView(nil): "the space of the nearest scroll view"
    case .scrollView(let axis?): "the space of the nearest \(axis) scroll view"
    }
  }
}
