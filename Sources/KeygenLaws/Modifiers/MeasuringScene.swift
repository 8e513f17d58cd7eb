import HeadlessUI

/// A screen with a view to be measured, which has another frame in every coordinate space, and one that changes with the
/// size of the screen.
@MainActor struct MeasuringScene {
  static let subject = "keygen-subject"
  private static let inner = "keygen-inner"
  private static let outer = "keygen-outer"
  /// The sizes of the screen, one after the other.
  private static let sizes = [
    CGSize(width: 222.25, height: 164.25), CGSize(width: 186.5, height: 190.75),
  ]

  let host: ViewHost
  private let space: KeygenSpace

  /// Puts a view on the screen.
  ///
  /// - Parameters:
  ///   - space: the space that it will be measured in.
  ///   - modifier: what is tested; it is applied to the view.
  ///   - content: what the view is made of; it takes the size that it is given.
  init<Content: View, Applied: ViewModifier>(
    _ space: KeygenSpace, _ modifier: Applied, @ViewBuilder content: @escaping () -> Content
  ) {
    self.space = space
    host = ViewHost(size: Self.sizes[0]) {
      Surroundings(space: space) {
        content().frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier(Self.subject).modifier(modifier)
      }
    }
  }

  /// Gives the screen another size.
  func resize() { host.resize(to: Self.sizes[1]) }

  /// Where the view is, on the screen.
  var globalFrame: CGRect { host.frame(Self.subject) ?? .null }

  /// Where the view is, in the space.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of another view, whose frame is wanted instead.
  ///   - step: what its numbers are rounded to, in points.
  func frame(of identifier: String = subject, roundedTo step: CGFloat?) -> KeygenFrame {
    let frame = host.frame(identifier) ?? .null
    var origin = CGPoint.zero
    switch space {
    case .local: origin = frame.origin
    case .global: break
    case .named, .scrollView(nil), .scrollView(.vertical?):
      origin = host.frame(Self.inner)?.origin ?? .zero
    case .scrollView(.horizontal?): origin = host.frame(Self.outer)?.origin ?? .zero
    }
    let moved = CGRect(
      x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
    return KeygenFrame(exact: moved, step: step)
  }

  /// What lies around the view: two spaces of each sort, so that it shows which one is the nearest.
  private struct Surroundings<Subject: View>: View {
    let space: KeygenSpace
    @ViewBuilder let subject: () -> Subject

    // The lengths are multiples of a quarter, which are exact, and such that no two of their sums are the same, rounded or not.
    private let nearest = EdgeInsets(top: 7.25, leading: 3.5, bottom: 2, trailing: 5.25)
    private let near = EdgeInsets(top: 11.75, leading: 29.25, bottom: 4, trailing: 6)
    private let far = EdgeInsets(top: 5.5, leading: 17, bottom: 9, trailing: 8)

    var body: some View {
      switch space {
      case .local, .global: subject().padding(nearest).padding(near)
      case .named(let name):
        subject().padding(nearest)
          .accessibilityIdentifier(MeasuringScene.inner).coordinateSpace(name: name)
          .padding(near)
          .accessibilityIdentifier(MeasuringScene.outer).coordinateSpace(name: name)
          .padding(far)
      case .scrollView:
        ScrollView(.horizontal) {
          ScrollView(.vertical) {
            // What scrolls has the size of its content along the axis.
            subject().frame(height: 91.25).padding(nearest)
          }
          .accessibilityIdentifier(MeasuringScene.inner)
          .frame(width: 83.5)
          .padding(near)
        }
        .accessibilityIdentifier(MeasuringScene.outer)
        .padding(far)
      }
    }
  }
}
