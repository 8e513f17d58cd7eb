import HeadlessUI
import Testing

/// One of several views that are to look the same, such as a sample written by hand and its generated twin.
struct Version: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let makeHost: @MainActor @Sendable (CGSize, EdgeInsets) -> ViewHost

  init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    testDescription = name
    makeHost = { size, safeArea in ViewHost(size: size, safeArea: safeArea, content: content) }
  }

  @MainActor
  func host(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets()
  ) -> ViewHost {
    makeHost(size, safeArea)
  }
}
