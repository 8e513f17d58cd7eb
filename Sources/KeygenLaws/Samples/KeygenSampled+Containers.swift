extension Optional: KeygenSampled where Wrapped: KeygenSampled {
  /// `nil` and the samples of the type inside.
  public static var keygenSamples: [Wrapped?] { [nil] + Wrapped.keygenSamples.map { $0 } }

  /// `nil` at times, else a random value of the type inside.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Wrapped? {
    Int.random(in: 0...3, using: &random) == 0 ? nil : Wrapped.keygenRandom(&random)
  }

  /// `nil`, and what is simpler than the value inside.
  public var keygenSimpler: [Wrapped?] { map { [nil] + $0.keygenSimpler.map { $0 } } ?? [] }
}

extension Array: KeygenSampled where Element: KeygenSampled {
  /// The empty array and short ones, with an element twice.
  public static var keygenSamples: [[Element]] {
    let first = Element.keygenSamples.sample(0)
    let second = Element.keygenSamples.sample(1)
    return [[], [first], [second], [second, first], [first, first, second]]
  }

  /// A few random elements.
  public static func keygenRandom(_ random: inout KeygenRandom) -> [Element] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in Element.keygenRandom(&random) }
  }

  /// The array with an element less, and with a simpler one.
  public var keygenSimpler: [[Element]] {
    let shorter = indices.map { Array(self[..<$0] + self[($0 + 1)...]) }
    return shorter
      + indices.flatMap { index in
        self[index].keygenSimpler.map { element in
          var array = self
          array[index] = element
          return array
        }
      }
  }
}

extension Set: KeygenSampled where Element: KeygenSampled {
  /// The empty set and small ones that overlap.
  public static var keygenSamples: [Set<Element>] {
    let elements = Element.keygenSamples
    return [[], [elements.sample(0)], [elements.sample(1)], Set(elements.prefix(2))]
      + (elements.count > 2 ? [[elements[2], elements[0]]] : [])
  }

  /// A few random elements.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Set<Element> {
    Set([Element].keygenRandom(&random))
  }

  /// The set with an element less.
  public var keygenSimpler: [Set<Element>] { map { subtracting([$0]) } }
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

  /// A few random entries; their ids are samples, so that they occur in others, too.
  public static func keygenRandom(_ random: inout KeygenRandom) -> [Key: Value] {
    var entries: [Key: Value] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      entries[random.element(of: Key.keygenSamples)] = Value.keygenRandom(&random)
    }
    return entries
  }

  /// The dictionary with an entry less, and with a simpler value.
  public var keygenSimpler: [[Key: Value]] {
    let fewer = keys.map { id in filter { $0.key != id } }
    return fewer
      + flatMap { id, value in
        value.keygenSimpler.map { simpler in merging([id: simpler]) { $1 } }
      }
  }
}

extension Array {
  /// The element at a position, counted on from the start again behind the end.
  fileprivate func sample(_ index: Int) -> Element { self[index % count] }
}
