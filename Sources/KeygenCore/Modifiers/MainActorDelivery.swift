/// How observed values reach code on the main actor: through two declarations that a file has where it observes.
///
/// SwiftUI's observers have taken a plain and a `@Sendable` closure over the years, and values need not be Sendable.
/// What is captured therefore travels in a box. The names are the ones that `delivery.mustache` declares.
enum MainActorDelivery {
  static let boxName = "KeygenBox"
  static let functionName = "keygenDeliver"
  static let names: Set<String> = [boxName, functionName]

  /// A call that observes a key and uses each value on the main actor.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - captured: the argument that is used with the value, as it is spelled.
  ///   - source: the expression that is captured, the argument itself if not said.
  ///   - use: makes the statement from the expressions of the captured argument and of the value.
  static func observing(
    _ key: ResolvedKey, capturing captured: String, from source: String? = nil,
    use: (String, String) -> String
  ) -> ChainCall {
    let statement = use("\(captured).content", "$0")
    return ChainCall(
      "onPreferenceChange", [.init("\(key.reference).self")],
      closure: .init(
        signature: "[\(captured) = \(boxName)(content: \(source ?? captured))] in",
        body: ["\(functionName)($0) { \(statement) }"]))
  }
}
