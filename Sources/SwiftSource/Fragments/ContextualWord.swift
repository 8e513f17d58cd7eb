/// The identifiers that mean something to Swift in certain places.
enum ContextualWord: String, CaseIterable, Sendable {
  // In types.
  case any, each, async, sending, borrowing, consuming, isolated, nonisolated, of
  case opaque = "some"
  case typeMetatype = "Type"
  case protocolMetatype = "Protocol"
  case underscoredOwned = "__owned"
  case underscoredShared = "__shared"
  case underscoredConst = "_const"
  // In front of operands.
  case await, unsafe, consume, copy, borrow
  // At the start of a computed property.
  case get, set, willSet, didSet, mutate, unsafeAddress, unsafeMutableAddress
  case underscoredRead = "_read"
  case underscoredModify = "_modify"

  /// Whether the word at the start of a computed property makes it a list of accessors.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .borrow, .mutate, .unsafeAddress, .unsafeMutableAddress,
      .underscoredRead, .underscoredModify:
      true
    default: false
    }
  }

  static let table = WordTable<ContextualWord>()
}
