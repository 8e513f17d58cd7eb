extension Optional: KeygenSampled where Wrapped: KeygenSampled {
  /// `nil` and the samples of the type inside.
  public static var keygenSamples: [Wrapped?] { [nil] + Wrapped.keygenSamples.map { $0 } }
}

extension Array: KeygenSampled where Element: KeygenSampled {
  /// The empty array and short ones, with an element twice.
  public static var keygenSamples: [[Element]] {
    let first = Element.keygenSamples.sample(0)
    let second = Element.keygenSamples.sample(1)
    return [[], [first], [second], [second, first], [first, first, second]]
  }
}

extension Set: KeygenSampled where Element: KeygenSampled {
  /// The empty set and small ones that overlap.
  public static var keygenSamples: [Set<Element>] {
    let elements = Element.keygenSamples
    return [[], [elements.sample(0)], [elements.sample(1)], Set(elements.prefix(2))]
      + (elements.count > 2 ? [[elements[2], elements[0]]] : [])
  }
}

extension Dictionary: KeygenSampled where Key: KeygenSampled, Value: KeygenSampled {
  /// Ids that occur twice are what tells one reduce from another, so most samples share one.
  public static var keygenSamples: [[Key: Value]] {
    // The simplest sample, such as an empty string, makes an id that is hard to see.
    let id = Key.keygenSamples.sample(1)
    let other = Key.keygenSamples.sample(2)
    let values = Value.keygenSamples
    var both = [id: values.sample(3)]
    both[other] = values.sample(1)
    return [[:], [id: values.sample(1)], [id: values.sample(2)], [other: values.sample(0)], both]
  }
}

extension Array {
  /// The element at a position, counted on from the start again behind the end.
  fileprivate func sample(_ index: Int) -> Element { self[index % count] }
}
