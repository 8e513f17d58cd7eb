import HeadlessUI
import Testing

/// A view that is proposed a size, with the frames that views in it are to have.
nonisolated struct LayoutCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let proposal: CGSize
  let expected: [String: CGRect]
  let view: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - description: What the case shows.
  ///   - width: The proposed width.
  ///   - height: The proposed height.
  ///   - expected: Frames by identifier: x, y, width, height from the view's top leading corner.
  ///   - view: The view.
  init<V: View>(
    _ description: String, _ width: CGFloat, _ height: CGFloat,
    _ expected: [String: (CGFloat, CGFloat, CGFloat, CGFloat)],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    testDescription = description
    proposal = CGSize(width: width, height: height)
    self.expected = expected.mapValues { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    self.view = { AnyView(view()) }
  }

  @MainActor
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let host = ViewHost(size: proposal) {
      ZStack(alignment: .topLeading) {
        Color.clear
        view().name("the whole")
      }
    }
    let origin = host.frame("the whole")?.origin ?? .zero
    for (identifier, expected) in expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = host.frame(identifier)?.offsetBy(dx: -origin.x, dy: -origin.y) else {
        Issue.record("There is no \(identifier)", sourceLocation: sourceLocation)
        continue
      }
      #expect(
        frame.isClose(to: expected), "\(identifier): \(frame) instead of \(expected)",
        sourceLocation: sourceLocation)
    }
  }
}

extension CGRect {
  /// Whether the rectangles differ by rounding only.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension View {
  /// A short name for tables.
  nonisolated func name(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// A view of a fixed size.
  nonisolated func sized(_ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height)
  }
}
