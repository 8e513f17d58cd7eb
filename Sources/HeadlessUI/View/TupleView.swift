/// Several views in a row; what a `ViewBuilder` makes of two or more statements.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Knows the elements' types. A metatype rather than a closure, so that two tuples compare bitwise.
  let maker: any TupleMaker.Type

  nonisolated init<each Child: View>(children: repeat each Child) where T == (repeat each Child) {
    value = (repeat each children)
    maker = PackMaker<repeat each Child>.self
  }
}

protocol TupleMaker {
  @MainActor static func make<T>(_ tuple: T, into list: inout _ViewList)
}

struct PackMaker<each Child: View>: TupleMaker {
  @MainActor static func make<T>(_ tuple: T, into list: inout _ViewList) {
    withUnsafePointer(to: tuple) { pointer in
      pointer.withMemoryRebound(to: (repeat each Child).self, capacity: 1) { children in
        repeat (each Child)._make(each children.pointee, into: &list)
      }
    }
  }
}

extension TupleView: View {
  /// A tuple has no body of its own.
  public typealias Body = Never

  /// A tuple stands for its elements.
  public static var _isSeveral: Bool { true }

  /// Makes every element in turn, in the list that the tuple stands in.
  public static func _make(_ view: TupleView<T>, into list: inout _ViewList) {
    let expectation = list.expectation
    list.expectation = .list
    view.maker.make(view.value, into: &list)
    list.expectation = expectation
  }
}
