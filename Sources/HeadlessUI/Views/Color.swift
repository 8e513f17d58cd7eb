import Foundation

/// A colour. As a view it takes the space that is proposed.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// What the colour is called, or its components.
  public let description: String

  private init(named description: String) {
    self.description = description
  }

  /// Creates a colour of an asset catalogue; only its name matters here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle of the catalogue; not used.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    description = name
  }

  /// Creates a colour from its components.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: How opaque the colour is, from 0 to 1.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func hex(_ component: Double) -> String {
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    description = "#" + [red, green, blue, opacity].map(hex).joined()
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: How bright it is, from 0 to 1.
  ///   - opacity: How opaque the colour is, from 0 to 1.
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  ///
  /// - Parameter opacity: From 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(opacity * 100)% \(description)")
  }

  /// Red.
  public static let red = Color(named: "red")
  /// Orange.
  public static let orange = Color(named: "orange")
  /// Yellow.
  public static let yellow = Color(named: "yellow")
  /// Green.
  public static let green = Color(named: "green")
  /// Mint.
  public static let mint = Color(named: "mint")
  /// Teal.
  public static let teal = Color(named: "teal")
  /// Cyan.
  public static let cyan = Color(named: "cyan")
  /// Blue.
  public static let blue = Color(named: "blue")
  /// Indigo.
  public static let indigo = Color(named: "indigo")
  /// Purple.
  public static let purple = Color(named: "purple")
  /// Pink.
  public static let pink = Color(named: "pink")
  /// Brown.
  public static let brown = Color(named: "brown")
  /// White.
  public static let white = Color(named: "white")
  /// Gray.
  public static let gray = Color(named: "gray")
  /// Black.
  public static let black = Color(named: "black")
  /// Clear.
  public static let clear = Color(named: "clear")
  /// The colour of primary content.
  public static let primary = Color(named: "primary")
  /// The colour of secondary content.
  public static let secondary = Color(named: "secondary")
  /// The accent colour.
  public static let accentColor = Color(named: "accentColor")
}

extension Color: View {
  /// A colour has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Color, into list: inout _ViewList) {
    list.element {
      ColorNode($0)
    } update: { (_: ColorNode) in
    }
  }
}

/// The node of a colour.
final class ColorNode: Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
