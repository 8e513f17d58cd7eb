/// What an anchor stands for; the raw values are the names of SwiftUI's `Anchor.Source`.
enum AnchorSource: String, CaseIterable, Sendable {
  case bounds
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// The type of the anchor.
  var anchorType: String { self == .bounds ? "Anchor<CGRect>" : "Anchor<CGPoint>" }
}
