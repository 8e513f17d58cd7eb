/// A view with an explicit identity. Another id makes it another view: its state starts anew.
struct IDView<Content: View, ID: Hashable> {
  var content: Content
  var id: ID
}

extension IDView: View {
  typealias Body = Never

  static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      IDSource(view.id, $0)
    } update: { (source: IDSource<ID>) in
      source.update(view.id)
    } then: {
      $0.make(view.content)
    }
  }
}

extension View {
  /// Binds a view's identity to the given value.
  ///
  /// - Parameter id: When it changes, the view is replaced by a new one.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

/// The place of a view with an explicit identity.
final class IDSource<ID: Hashable>: Source {
  private(set) var id: ID
  private let environment: EnvironmentScope
  private let expectation: Expectation

  init(_ id: ID, _ context: ElementContext) {
    self.id = id
    environment = context.environment
    expectation = context.expectation
    super.init(context)
  }

  override var isDynamic: Bool { true }

  func update(_ new: ID) {
    guard new != id else { return }
    id = new
    removeElements()
  }

  func make<V: View>(_ content: V) {
    make(content, environment, expecting: expectation)
  }
}
