/// Types that are put in place of a key's generic parameters to test it.
enum StandIn {
  /// What comes of a key's generic parameters.
  enum Binding: Equatable {
    /// The declarations that give each parameter's name a meaning.
    case aliases([String])
    /// No type is known that would do for a parameter.
    case impossible(parameter: String)
  }

  /// A type and the protocols it is known to conform to, beside those that all of them do.
  private static let types: [(name: String, protocols: Set<String>)] = [
    (
      "Swift.Int",
      [
        "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
        "SignedInteger", "Strideable", "LosslessStringConvertible", "ExpressibleByIntegerLiteral",
        "BitwiseCopyable",
      ]
    ),
    (
      "Swift.String",
      [
        "Sequence", "Collection", "BidirectionalCollection", "RangeReplaceableCollection",
        "StringProtocol", "ExpressibleByStringLiteral", "LosslessStringConvertible",
        "TextOutputStream",
      ]
    ),
    (
      "Swift.Double",
      [
        "FloatingPoint", "BinaryFloatingPoint", "AdditiveArithmetic", "Numeric", "SignedNumeric",
        "Strideable", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
      ]
    ),
    ("Swift.Set<Swift.Int>", ["SetAlgebra", "Sequence", "Collection"]),
  ]

  private static let common: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable",
    "CustomStringConvertible", "Copyable", "Escapable", "Any",
  ]
  /// What a set, unlike the others, is not.
  private static let notOfSets: Set<String> = ["Comparable"]

  /// Chooses types for parameters as a spec writes them.
  ///
  /// - Parameter parameters: such as `ID: Hashable & Sendable`.
  static func binding(of parameters: [String]) -> Binding {
    var aliases: [String] = []
    for parameter in parameters {
      let parts = parameter.split(separator: ":", maxSplits: 1)
      let name = trimmed(parts.first ?? "")
      let constraints = parts.count < 2 ? [] : parts[1].split(separator: "&").map(trimmed)
      // A pack (`each T`) or a value (`let count`) is more than one word.
      guard !name.contains(where: \.isWhitespace), let type = type(meeting: constraints) else {
        return .impossible(parameter: parameter)
      }
      aliases.append("typealias \(name) = \(type)")
    }
    return .aliases(aliases)
  }

  /// The name of a parameter as a spec writes it.
  static func name(of parameter: String) -> String {
    trimmed(parameter.split(separator: ":", maxSplits: 1).first ?? "")
  }

  private static func type(meeting constraints: [String]) -> String? {
    types.first { type in
      constraints.allSatisfy {
        type.protocols.contains($0)
          || common.contains($0) && !(type.name == "Swift.Set<Swift.Int>" && notOfSets.contains($0))
      }
    }?.name
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}
