import SwiftSource

extension String {
  /// The name as Swift spells it in a place, in backticks where it needs them.
  ///
  /// A name that no spelling works for has been reported by the resolver; it stays as it is.
  func spelled(in position: SwiftIdentifier.Position) -> String {
    SwiftIdentifier.spelling(self, in: position) ?? self
  }
}
