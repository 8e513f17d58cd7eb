import SwiftSource

/// The attributes that a key hands on to everything derived from it.
enum Attributes {
  /// The `@available` lines of a declaration.
  static func lines(available: Availability?, deprecated: String?) -> [CodeLine] {
    var lines: [CodeLine] = []
    if let available {
      let platforms = available.platforms.map { "\($0.name) \($0.versionText)" }
      lines.append(
        CodeLine("@available(\(platforms.joined(separator: ", ")), *)", from: available.node))
    }
    if let deprecated {
      lines.append("@available(*, deprecated, message: \(SwiftLiteral.string(deprecated)))")
    }
    return lines
  }
}
