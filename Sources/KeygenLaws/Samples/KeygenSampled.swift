/// A type that has built-in values to test laws with.
///
/// The values are few, the simplest first, and such that right code is exact on them: numbers are sums of few powers of
/// two and so small that three of them can be added or multiplied in the narrowest type, rectangles are integral.
public protocol KeygenSampled {
  /// The values, all different.
  static var keygenSamples: [Self] { get }

  /// A random value, on which right code is exact as well, a few of them combined.
  static func keygenRandom(_ random: inout KeygenRandom) -> Self

  /// Values that are simpler than this one, the simplest first.
  var keygenSimpler: [Self] { get }
}

/// A type of whose values none are tried but a few, which are listed.
public protocol KeygenListed: KeygenSampled, Equatable {}

extension KeygenListed {
  /// One of the samples.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Self {
    random.element(of: keygenSamples)
  }

  /// The samples ahead of this one.
  public var keygenSimpler: [Self] { Array(Self.keygenSamples.prefix { $0 != self }) }
}

/// The elements of a list, each once, in their order.
func distinct<Element: Equatable>(_ list: [Element]) -> [Element] {
  list.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}
