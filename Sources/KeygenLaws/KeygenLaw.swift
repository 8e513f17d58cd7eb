/// A law that the reduce of a key is held to.
public enum KeygenLaw: String, CaseIterable, Sendable {
  /// Combining with the default, on either side, changes nothing.
  case neutral
  /// How values are grouped does not matter.
  case associative
}
