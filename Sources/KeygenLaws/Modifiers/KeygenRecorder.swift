import HeadlessUI

/// Takes down what it is told, in order.
@MainActor public final class KeygenRecorder<Value> {
  /// What it, and all that share its list, have been told.
  var values: [Value] {
    get { list.values }
    set { list.values = newValue }
  }
  /// The size of the last proxy that content was built with, in points.
  var proxySize: CGSize?
  private let initial: Value?

  private let list: List

  private final class List {
    var values: [Value] = []
  }

  /// Creates a recorder.
  ///
  /// - Parameter initial: what a binding to it holds as long as nothing has been stored.
  init(initial: Value? = nil) {
    self.initial = initial
    list = List()
  }

  /// Creates a recorder that takes down in the list of another one: a view that is given it has changed, though what it is
  /// told has not.
  init(sharing other: KeygenRecorder<Value>) {
    initial = other.initial
    list = other.list
  }

  /// A closure that takes down what it is called with.
  public var action: @MainActor (Value) -> Void {
    { self.values.append($0) }
  }

  /// A binding that takes down what is stored in it.
  public var binding: Binding<Value> {
    // Bindings of views are read and written on the main thread alone.
    let source = Source(recorder: self, initial: initial)
    return Binding(
      get: { source.current },
      set: { source.store($0) })
  }

  /// Content that takes down what it was built from.
  public func built(_ value: Value) -> KeygenMark {
    values.append(value)
    return KeygenMark()
  }

  /// Content that takes down what it was built from.
  public func built(_ value: Value, _ proxy: GeometryProxy) -> KeygenMark {
    proxySize = proxy.size
    return built(value)
  }

  /// Where a binding finds its value.
  private final class Source: @unchecked Sendable {
    let recorder: KeygenRecorder<Value>
    let initial: Value?

    init(recorder: KeygenRecorder<Value>, initial: Value?) {
      self.recorder = recorder
      self.initial = initial
    }

    func store(_ value: Value) {
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { recorder.values.append(value) }
    }

    var current: Value {
      nonisolated(unsafe) var value: Value?
      MainActor.assumeIsolated { value = recorder.values.last ?? initial }
      guard let value else { preconditionFailure("a binding has a value to begin with") }
      return value
    }
  }
}
