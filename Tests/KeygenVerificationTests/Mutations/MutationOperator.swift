import Foundation

/// A way to break a reduce.
enum MutationOperator: String, CaseIterable {
  case dropNext, keepFirst, swap, countTwice, callTwice, neverCall, shiftDefault
  case oldWins, newWins, doubledSeparator

  /// The statements in place of those of a reduce, which can be called as `right`.
  private var statements: String? {
    switch self {
    case .dropNext: "_ = nextValue()"
    case .keepFirst: "let first = value; right(&value, nextValue); value = first"
    case .swap:
      "var next = nextValue(); let first = value; right(&next) { first }; value = next"
    case .countTwice: "let next = nextValue(); right(&value) { next }; right(&value) { next }"
    case .callTwice: "right(&value, nextValue); _ = nextValue()"
    case .neverCall: "right(&value) { defaultValue }"
    case .oldWins: "value.merge(nextValue()) { old, _ in old }"
    case .newWins: "value.merge(nextValue()) { _, new in new }"
    case .shiftDefault, .doubledSeparator: nil
    }
  }

  /// Whether there is anything to break in a strategy.
  func applies(to entry: StrategyTable.Entry) -> Bool {
    switch self {
    case .oldWins, .newWins: entry.reduce.contains("merge")
    case .doubledSeparator: entry.reduce.contains("join")
    default: true
    }
  }

  /// Breaks a key in a generated file.
  ///
  /// - Parameters:
  ///   - name: the key's name.
  ///   - type: the type of its values.
  ///   - output: the file.
  func mutate(_ name: String, _ type: String, in output: inout String) {
    guard let start = output.range(of: "struct \(name): PreferenceKey {\n"),
      let end = output[start.upperBound...].range(of: "\n}\n")
    else { fatalError("\(name) is not in the output") }
    let range = start.upperBound..<end.lowerBound
    output.replaceSubrange(range, with: mutated(String(output[range]), type))
  }

  private func mutated(_ members: String, _ type: String) -> String {
    switch self {
    case .shiftDefault:
      return replacing(members, from: "{ ", to: " }") {
        "{ \(type).keygenSamples.first { $0 != (\($0) as \(type)) }! }"
      }
    case .doubledSeparator: return members.replacingOccurrences(of: #""--""#, with: #""----""#)
    default:
      let right = members.components(separatedBy: "static func reduce(value: inout")
      let opened = "  private static func right(_ value: inout"
      return right[0] + "static func reduce(value: inout \(type), nextValue: () -> \(type)) {\n"
        + "    \(statements ?? "")\n  }\n" + opened
        + right[1].replacingOccurrences(of: "nextValue: () ->", with: "_ nextValue: () ->")
    }
  }

  private func replacing(
    _ text: String, from opening: String, to closing: String, _ replacement: (String) -> String
  ) -> String {
    guard let start = text.range(of: opening),
      let end = text[start.upperBound...].range(of: closing)
    else { fatalError("there is nothing between \(opening) and \(closing)") }
    var text = text
    let inner = String(text[start.upperBound..<end.lowerBound])
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: replacement(inner))
    return text
  }
}

extension MutationOperator {
  /// Strategies that make no difference between one order of values and another.
  private static let withoutOrder: Set<String> = [
    #""sum""#, #""min""#, #""max""#, #""union""#, #"{ "merge": "max" }"#, #"{ "merge": "min" }"#,
    #"{ "merge": "all" }"#, #"{ "merge": "any" }"#, #"{ "merge": "union" }"#,
    #"{ "merge": { "merge": "sum" } }"#, #"{ "fields": { "width": "max", "height": "sum" } }"#,
  ]

  /// Strategies to which it makes no difference to combine a value again, and which need not ask for it again.
  private static let idempotent: Set<String> = [
    #""last""#, #""lastNonNil""#, #""lastNonDefault""#, #""min""#, #""max""#, #""union""#,
    #""merge""#, #"{ "merge": "first" }"#, #"{ "merge": "firstNonNil" }"#,
    #"{ "merge": "lastNonNil" }"#, #"{ "merge": "max" }"#, #"{ "merge": "min" }"#,
    #"{ "merge": "all" }"#, #"{ "merge": "any" }"#, #"{ "merge": "union" }"#,
    #"{ "merge": { "fields": { "width": "max" } } }"#,
    #"{ "fields": { "x": "last", "y": "first" } }"#, #"{ "fields": { "width": "max" } }"#,
    #"{ "fields": { "x": "lastNonDefault", "y": "min" } }"#,
    #"{ "fields": { "origin": "first", "size": { "fields": { "width": "max" } } } }"#,
  ]

  /// Strategies that keep the first value.
  private static let keepingFirst: Set<String> = [
    #""first""#, #"{ "fields": { "width": "first", "height": "first" } }"#,
  ]

  /// Why the broken reduce does the same as the right one; `nil` where it does not.
  func equivalence(for entry: StrategyTable.Entry) -> String? {
    switch self {
    case .keepFirst where Self.keepingFirst.contains(entry.reduce): "it keeps the first"
    case .neverCall where Self.keepingFirst.contains(entry.reduce): "it never asks for the next"
    case .oldWins where entry.reduce == #"{ "merge": "first" }"#: "of two values it takes the old"
    case .newWins where entry.reduce == #""merge""#: "of two values of an id it takes the new"
    case .swap where Self.withoutOrder.contains(entry.reduce):
      "the order of values makes no difference to it"
    case .countTwice where Self.idempotent.contains(entry.reduce):
      "a value that is combined again makes no difference to it"
    default: nil
    }
  }
}
