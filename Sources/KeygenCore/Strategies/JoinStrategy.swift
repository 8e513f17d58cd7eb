import SwiftSource

/// Strings are joined by a separator.
struct JoinStrategy: ReduceStrategy {
  /// What stands between two values.
  let separator: String

  let name = "join"

  var outcome: String {
    "the values that are not empty, joined by \(SwiftLiteral.string(separator))"
  }

  let explanation = """
    Written `{ "join": SEPARATOR }`, for a String. Empty values are skipped, so that no separator stands at an end or \
    twice. On an Optional, `nil` is skipped.
    """
  let laws: Set<ReduceLaw> = [.neutral, .associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".join(\(SwiftLiteral.string(separator)))" }

  func unmetRequirement(of type: ValueType) -> String? {
    type.isKnown && type.kind != .string ? "a String" : nil
  }

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
