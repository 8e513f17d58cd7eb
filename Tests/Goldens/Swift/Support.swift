/// What the specs of the goldens name and do not make.
public final class Model: Equatable {
  /// Whether both are the same object.
  public static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  /// Creates a model.
  public init() {}
}

nonisolated struct Totals: Equatable {
  var count = 0
  var title = ""
  var best: Double?
}

enum Outer {}
