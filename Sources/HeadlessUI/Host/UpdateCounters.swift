/// How much work was done. Lets a test show that an update is incremental, or that growth is linear,
/// without a clock.
public struct UpdateCounters: Hashable, Sendable {
  /// How often the body of a custom view or modifier was evaluated.
  public var bodies = 0

  /// How often a preference key's `reduce` was called.
  public var reduces = 0

  /// How often the size of a view was computed for a proposal, rather than taken from a cache.
  public var layouts = 0

  /// Creates counters that are all zero.
  public init() {}
}
