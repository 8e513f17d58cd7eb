import Foundation

/// A coordinate space that frames are asked for in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the whole screen.
  case global
  /// The space of the view itself.
  case local
  /// The nearest space around that has the name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether this is the space of the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The nearest space around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  let name: CoordinateSpace

  /// The space.
  public var coordinateSpace: CoordinateSpace { name }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest space around that has the name.
  ///
  /// - Parameter name: The name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(AnyHashable(name)))
  }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(ScrollSpace(axis: nil)))
  }

  /// The space of the nearest scroll view around that scrolls along an axis.
  ///
  /// - Parameter axis: The axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(ScrollSpace(axis: axis)))
  }
}

/// The name of the space of a scroll view.
struct ScrollSpace: Hashable {
  var axis: Axis?
}

/// A node with a coordinate space that others may ask for by name.
@MainActor
protocol CoordinateSpaceOwner: Node {
  func hasSpace(named name: AnyHashable) -> Bool
}

extension Node {
  /// The node in whose coordinates a space is; nil for the global one. The nearest of a name wins; a name that
  /// nobody has stands for the global space.
  final func owner(of space: CoordinateSpace) -> Node? {
    switch space {
    case .global: nil
    case .local: self
    case .named(let name): namedOwner(name)
    }
  }

  final func namedOwner(_ name: AnyHashable) -> Node? {
    ancestor { ($0 as? any CoordinateSpaceOwner)?.hasSpace(named: name) ?? false }
  }
}

/// Names the coordinate space of a view.
struct CoordinateSpaceModifier: Equatable {
  var name: AnyHashable
}

extension CoordinateSpaceModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    CoordinateSpaceNode(self, around: child, context)
  }
}

final class CoordinateSpaceNode: ModifierNode<CoordinateSpaceModifier>, CoordinateSpaceOwner {
  override func modifierDidUpdate(from old: CoordinateSpaceModifier) {
    if old != modifier { engine.geometryDidChange() }
  }

  func hasSpace(named name: AnyHashable) -> Bool { modifier.name == name }
}

extension View {
  /// Names the coordinate space of this view, for the views inside.
  ///
  /// - Parameter name: The name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.key))
  }

  /// Names the coordinate space of this view, for the views inside.
  ///
  /// - Parameter name: The name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension NamedCoordinateSpace {
  fileprivate var key: AnyHashable {
    if case .named(let name) = name { return name }
    return AnyHashable(name)
  }
}
