import Foundation

/// A picture. Only its name is known here, and a size of its own: a square as high as a line of body text.
public struct Image: Equatable, Sendable {
  /// What the picture is called.
  let name: String
  private var isResizable = false

  /// Creates an image of an asset catalogue.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle of the catalogue; not used.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// Creates an image of a system symbol.
  ///
  /// - Parameter systemName: The name of the symbol.
  nonisolated public init(systemName: String) {
    name = systemName
  }

  /// How a picture is made larger.
  public enum ResizingMode: Sendable {
    /// By repetition.
    case tile
    /// By stretching.
    case stretch
  }

  /// Lets the picture take the space that is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: The part at the edges that keeps its size, in points.
  ///   - resizingMode: How it is made larger.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The side of a picture, in points.
  static let side: CGFloat = 21

  func size(for proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: Self.side, height: Self.side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
  }
}

extension Image: View {
  /// An image has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Image, into list: inout _ViewList) {
    list.element {
      ImageNode(view, $0)
    } update: { (node: ImageNode) in
      node.update(view)
    }
  }
}

/// The node of a picture.
final class ImageNode: Node {
  private(set) var image: Image

  init(_ image: Image, _ context: ElementContext) {
    self.image = image
    super.init(context)
  }

  func update(_ new: Image) {
    guard new != image else { return }
    image = new
    layoutDidChange()
  }

  override var label: String { "Image \(image.name.debugDescription)" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { image.size(for: proposal) }
}

/// A title beside an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label where Title: View, Icon: View {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - name: The name of the symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a label with a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label: View where Title: View, Icon: View {
  /// A label has no body.
  public typealias Body = Never

  /// Makes a horizontal stack of the icon and the title.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.stack(.horizontal(.center, spacing: nil), TupleView(children: view.icon, view.title))
  }
}
