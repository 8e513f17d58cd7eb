/// How observed values reach code on the main actor: through declarations that a file has where it observes.
///
/// SwiftUI's observers have taken a plain and a `@Sendable` closure over the years, and values need not be Sendable.
/// What is captured therefore travels in a box. The names are the ones that `delivery.mustache` declares.
enum MainActorDelivery {
  static let boxName = "KeygenBox"
  static let functionName = "keygenDeliver"
  /// Makes a closure that any thread can call, where one that is written out would belong to the main actor and trap.
  static let receiverName = "keygenReceiver"
  static let names: Set<String> = [boxName, functionName, receiverName]
}
