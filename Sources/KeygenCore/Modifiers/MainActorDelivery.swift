/// How observed values reach code on the main actor: through declarations that a file has where it observes.
///
/// SwiftUI's observers have taken a plain and a `@Sendable` closure over the years. A closure that is written out in the
/// `body` of a `ViewModifier` would belong to the main actor, and trap where another thread calls it; the functions make
/// closures that any thread can call. The names are the ones that `delivery.mustache` declares.
enum MainActorDelivery {
  /// Makes a closure of a closure, or one that stores in a binding.
  static let receiverName = "keygenReceiver"
  /// Makes a closure that hands on what a collection holds.
  static let eachName = "keygenEach"
  /// Carries what need not be Sendable.
  static let boxName = "KeygenBox"
  /// The protocol of collections, which the closure for what they hold names.
  static let collectionType = "Sequence"
  /// What the declarations are called, with those that only the declarations use.
  static let names: Set<String> = [receiverName, eachName, boxName, "keygenDeliver"]
}
