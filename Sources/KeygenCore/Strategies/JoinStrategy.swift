import SwiftSource

/// Strings are joined by a separator.
struct JoinStrategy: ReduceStrategy {
  /// What stands between two values.
  let separator: String

  let name = "join"

  var outcome: String {
    "the values that are not empty, joined by \(SwiftLiteral.string(separator))"
  }

  static let explanation = """
    Written `{ "join": SEPARATOR }`, for a String. Empty values are skipped, so that no separator stands at an end or \
    twice. On an Optional, `nil` is skipped.
    """
  var explanation: String { Self.explanation }
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".join(\(SwiftLiteral.string(separator)))" }

  let requirement: String? = "a String"

  func accepts(_ type: ValueType) -> Bool { !type.isKnown || type.kind == .string }

  /// The example for whatever a spec says.
  static let example = SpecExample(
    key: #"""
      "name": "SummaryKey",
      "value": "String",
      "reduce": { "join": ", " }
      """#)

  var example: SpecExample { Self.example }

  func neutralElement(for type: ValueType) -> String? { "\"\"" }

  func statements(at site: ReduceSite) -> [CodeLine] {
    let value = site.target
    return site.withNext { next in
      [
        "if \(value).isEmpty {",
        "  \(value) = \(next)",
        "} else if !\(next).isEmpty {",
        "  \(value) += \(SwiftLiteral.string(separator)) + \(next)",
        "}",
      ]
    }
  }

  func liftedStatements(at site: ReduceSite) -> [CodeLine] {
    let value = site.target
    return [
      "if let next = \(site.nextOnce) {",
      "  if \(value)?.isEmpty ?? true {",
      "    \(value) = next",
      "  } else if !next.isEmpty {",
      "    \(value)? += \(SwiftLiteral.string(separator)) + next",
      "  }",
      "}",
    ]
  }
}
