/// A law that a reduce is expected to keep.
enum ReduceLaw: String, CaseIterable, Sendable {
  /// Combining with the default changes nothing.
  case neutral
  /// How values are grouped does not matter.
  case associative
}
