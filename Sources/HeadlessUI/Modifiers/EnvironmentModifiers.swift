import Observation

/// Changes the environment of the view it is applied to.
struct EnvironmentModifier {
  /// The value that is set, to compare it; nil if there is a closure instead.
  var comparable: (any EnvironmentChange)?
  var transform: (inout EnvironmentValues) -> Void
}

/// A change of the environment that can be compared with another one.
protocol EnvironmentChange {
  func isUnchanged(from old: any EnvironmentChange) -> Bool
}

struct ValueChange<Value>: EnvironmentChange {
  var keyPath: AnyKeyPath
  var value: Value

  func isUnchanged(from old: any EnvironmentChange) -> Bool {
    guard let old = old as? ValueChange<Value> else { return false }
    return keyPath == old.keyPath && FieldLayout.isUnchanged(old.value, value)
  }
}

extension EnvironmentModifier: ViewModifier {
  typealias Body = Never

  static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    list.element {
      EnvironmentSource(modifier, $0)
    } update: { (source: EnvironmentSource) in
      source.update(modifier)
    } then: {
      $0.makeContent(content)
    }
  }
}

/// The transparent list of what is in a changed environment.
final class EnvironmentSource: Source {
  private var modifier: EnvironmentModifier
  private let scope: EnvironmentScope
  private let expectation: Expectation

  init(_ modifier: EnvironmentModifier, _ context: ElementContext) {
    self.modifier = modifier
    scope = EnvironmentScope(in: context.environment, transform: modifier.transform)
    expectation = context.expectation
    super.init(context)
    scope.didChange = { [weak self] in self?.environmentDidChange($0) }
  }

  func makeContent<C: View>(_ content: C) {
    make(content, scope, expecting: expectation)
  }

  func update(_ new: EnvironmentModifier) {
    let isUnchanged =
      modifier.comparable.flatMap { old in new.comparable?.isUnchanged(from: old) } ?? false
    modifier = new
    if !isUnchanged { scope.update(transform: new.transform) }
  }

  /// Tells the nodes that depend on the environment without a property: texts, by their font.
  private func environmentDidChange(_ old: EnvironmentValues) {
    for node in Element.nodes(of: elements) {
      node.walk {
        $0.environmentDidChange()
        return true
      }
    }
  }
}

extension View {
  /// Sets an environment value for this view and everything inside.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The new value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(
      EnvironmentModifier(comparable: ValueChange(keyPath: keyPath, value: value)) {
        $0[keyPath: keyPath] = value
      })
  }

  /// Puts an observable object into the environment, by its type.
  ///
  /// - Parameter object: The object, or nil to take it out.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[optional: ObjectEnvironmentKey<T>()], object)
  }

  /// Puts an observable object into the environment, by its type.
  ///
  /// - Parameter object: The object.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[optional: ObjectEnvironmentKey<T>()], object)
  }

  /// Changes an environment value for this view and everything inside.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - transform: Changes the value in place.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(comparable: nil) { transform(&$0[keyPath: keyPath]) })
  }
}
