/// Where the values to test with come from.
struct ValueSource<Value> {
  /// Values that are known without the spec, the simplest first.
  let builtIn: [Value]
  /// Makes a random value; `nil` where the type is not known.
  let random: ((inout KeygenRandom) -> Value)?
  /// Values that are simpler than another one, the simplest first.
  let simpler: (Value) -> [Value]

  /// Of a type that is not known.
  init() {
    builtIn = []
    random = nil
    simpler = { _ in [] }
  }
}

extension ValueSource where Value: KeygenSampled {
  /// Of a type that is known.
  init() {
    builtIn = Value.keygenSamples
    random = { Value.keygenRandom(&$0) }
    simpler = { $0.keygenSimpler }
  }
}

extension ValueSource {
  /// The most lists that are tried to find a simpler one.
  private static var trials: Int { 500 }

  /// A list as simple as can be found for which something still holds that holds for a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - length: the least number of its values.
  ///   - holds: what is to hold.
  func simplest(_ list: [Value], length: Int, _ holds: ([Value]) -> Bool) -> [Value] {
    var best = list
    var left = Self.trials
    func isBetter(_ list: [Value]) -> Bool {
      left -= 1
      return left >= 0 && holds(list)
    }
    while let better = candidates(best, length: length).first(where: isBetter) { best = better }
    return best
  }

  /// Lists with a value less, then those with a simpler value.
  private func candidates(_ list: [Value], length: Int) -> some Sequence<[Value]> {
    let shorter = (list.count > length ? list.indices : 0..<0).lazy.map { index in
      var list = list
      list.remove(at: index)
      return list
    }
    let simpler = list.indices.lazy.flatMap { index in
      self.simpler(list[index]).lazy.map { value in
        var list = list
        list[index] = value
        return list
      }
    }
    return [AnySequence(shorter), AnySequence(simpler)].joined()
  }
}
