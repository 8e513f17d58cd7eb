import HeadlessUI

/// Writes values as one would in Swift, to be shown in a message.
enum SwiftLiteralText {
  /// The longest text of a value, in characters.
  private static let limit = 160
  /// How deep values inside values are shown.
  private static let depthLimit = 6

  /// The text of a value on one line, cut where it is long.
  static func of(_ value: Any) -> String {
    let text = text(of: value, depth: 0)
    return text.count <= limit ? text : text.prefix(limit) + "…"
  }

  private static func text(of value: Any, depth: Int) -> String {
    guard depth < depthLimit else { return "…" }
    switch value {
    case let text as String: return literal(text)
    case let text as Substring: return literal(String(text))
    case let character as Character: return literal(String(character))
    case let rect as CGRect where rect.isNull: return "CGRect.null"
    case let rect as CGRect:
      return "CGRect(x: \(rect.origin.x), y: \(rect.origin.y), "
        + "width: \(rect.size.width), height: \(rect.size.height))"
    case let size as CGSize: return "CGSize(width: \(size.width), height: \(size.height))"
    case let point as CGPoint: return "CGPoint(x: \(point.x), y: \(point.y))"
    case let number as any BinaryFloatingPoint where !number.isFinite: return special(number)
    default: return text(of: value, by: Mirror(reflecting: value), depth: depth)
    }
  }

  /// A string literal in which what cannot be seen, or would turn the line around, is escaped.
  private static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.debugDescription.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  private static func special(_ number: any BinaryFloatingPoint) -> String {
    number.isNaN ? ".nan" : number.sign == .minus ? "-.infinity" : ".infinity"
  }

  private static func text(of value: Any, by mirror: Mirror, depth: Int) -> String {
    // More parts than can be shown are not looked at.
    let parts = mirror.children.prefix(limit)
    func texts() -> [String] { parts.map { text(of: $0.value, depth: depth + 1) } }
    switch mirror.displayStyle {
    case .optional: return texts().first ?? "nil"
    case .collection: return "[\(texts().joined(separator: ", "))]"
    case .set: return "[\(texts().sorted().joined(separator: ", "))]"
    case .dictionary:
      let entries = parts.map { entry(of: $0.value, depth: depth) }.sorted()
      return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    case .tuple: return "(\(labelled(parts, depth: depth)))"
    case .struct where !parts.isEmpty && !(value is any CustomStringConvertible):
      return "\(type(of: value))(\(labelled(parts, depth: depth)))"
    default: return String(describing: value)
    }
  }

  private static func entry(of pair: Any, depth: Int) -> String {
    let parts = Mirror(reflecting: pair).children.map { text(of: $0.value, depth: depth + 1) }
    return parts.joined(separator: ": ")
  }

  private static func labelled(_ parts: some Collection<Mirror.Child>, depth: Int) -> String {
    parts.map { part in
      let label = part.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
      return label + text(of: part.value, depth: depth + 1)
    }
    .joined(separator: ", ")
  }
}
