/// What a strategy means, computed from all values at once, and not step by step, as a reduce computes it: the two have
/// nothing in common but their result.
public struct KeygenModel<Value> {
  /// The result for values in view-tree order, of which there is at least one.
  let fold: (_ values: [Value], _ defaultValue: Value) -> Value
  /// Whether the result is known from the value so far, so that the next one must not be computed.
  let isDecided: (_ value: Value, _ defaultValue: Value) -> Bool
  /// Whether it never asks for the next value, whatever that is.
  let takesFirst: Bool
  /// Whether it makes no difference which of two different values the result is.
  let makesNoDifference: (Value, Value) -> Bool
  /// Values that show what is special about the strategy, made from the usual ones.
  let specialSamples: (_ usual: [Value]) -> [Value]

  init(
    takesFirst: Bool = false, isDecided: ((Value, Value) -> Bool)? = nil,
    makesNoDifference: @escaping (Value, Value) -> Bool = { _, _ in false },
    specialSamples: @escaping ([Value]) -> [Value] = { _ in [] },
    fold: @escaping ([Value], Value) -> Value
  ) {
    self.takesFirst = takesFirst
    self.isDecided = isDecided ?? { _, _ in takesFirst }
    self.makesNoDifference = makesNoDifference
    self.specialSamples = specialSamples
    self.fold = fold
  }
}
