/// Either of two views; what a `ViewBuilder` makes of `if` with `else` and of `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A condition has no body of its own.
  public typealias Body = Never

  /// Makes the branch that is taken, in a list of its own.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      BranchSource($0)
    } update: { (_: BranchSource) in
    } then: { source in
      switch view.storage {
      case .trueContent(let content): source.take(0, content)
      case .falseContent(let content): source.take(1, content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own.
  public typealias Body = Never

  /// Makes the wrapped view, if there is one, in a list of its own.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      BranchSource($0)
    } update: { (_: BranchSource) in
    } then: { source in
      if let view { source.take(0, view) } else { source.takeNothing() }
    }
  }
}

extension _ViewList {
  /// Like `element(_:update:)`, with a step that is done in both cases.
  mutating func element<E: Element>(
    _ make: (ElementContext) -> E, update: (E) -> Void, then: (E) -> Void
  ) {
    element { (context) -> E in
      let element = make(context)
      then(element)
      return element
    } update: { (element: E) in
      update(element)
      then(element)
    }
  }
}

/// A list of which one branch is there at a time. A branch that is left loses its state.
final class BranchSource: Source {
  private var branch = -1
  private let environment: EnvironmentScope

  override init(_ context: ElementContext) {
    environment = context.environment
    super.init(context)
  }

  override var isDynamic: Bool { true }

  func take<V: View>(_ branch: Int, _ content: V) {
    if branch != self.branch {
      removeElements()
      self.branch = branch
    }
    make(content, environment, expecting: .list)
  }

  func takeNothing() {
    removeElements()
    branch = -1
  }
}
