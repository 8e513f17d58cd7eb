/// Views for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data

  /// Makes the view of one element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for identified data.
  ///
  /// - Parameters:
  ///   - data: The elements, which bring their ids.
  ///   - content: Makes the view of one element.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates views for data whose ids are found by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path from an element to its id.
  ///   - content: Makes the view of one element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range of numbers.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Makes the view of one number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// Creates views for a bound collection; each view gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, which bring their ids.
  ///   - content: Makes the view of one element from a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for a bound collection; each view gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path from an element to its id.
  ///   - content: Makes the view of one element from a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { element in
      let index = element.0
      let location = IndexLocation(data.location, index: index, last: elements[index])
      return content(Binding(location: location))
    }
  }
}

extension ForEach: View where Content: View {
  /// A collection of views has no body of its own.
  public typealias Body = Never

  /// Makes an item for each element, in a list of its own.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      ForEachSource<ID>($0)
    } update: { (_: ForEachSource<ID>) in
    } then: { source in
      source.update(view)
    }
  }
}

/// The element at an index of a bound collection; the last one seen if the index has gone.
final class IndexLocation<C: MutableCollection>: Location<C.Element>, @unchecked Sendable {
  private let base: Location<C>
  private let index: C.Index
  private let last: C.Element

  init(_ base: Location<C>, index: C.Index, last: C.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override func get() -> C.Element {
    let elements = base.get()
    return elements.indices.contains(index) ? elements[index] : last
  }

  override func set(_ value: C.Element) {
    var elements = base.get()
    guard elements.indices.contains(index) else { return }
    elements[index] = value
    base.set(elements)
  }
}
