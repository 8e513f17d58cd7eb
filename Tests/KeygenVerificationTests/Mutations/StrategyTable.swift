/// All strategies, with types that they take, and a default where they have none of their own.
enum StrategyTable {
  static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]
  static let all: [(reduce: String, types: [String], value: String?)] = [
    (#""sum""#, numbers + numbers.map { $0 + "?" }, nil),
    (#""min""#, numbers + ["Int?", "Date?"], "3"),
    (#""max""#, numbers + ["Float?", "String?"], "0"),
    (#""first""#, numbers, "1"),
    (#""last""#, numbers, "1"),
    (#""firstNonDefault""#, numbers, "2"),
    (#""lastNonDefault""#, numbers, "5"),
    (#""firstNonNil""#, ["Int?", "CGRect?", "[String]?", "Bool??"], nil),
    (#""lastNonNil""#, ["Int?", "CGRect?", "[String]?", "Bool??"], nil),
    (#""all""#, ["Bool", "Bool?"], nil),
    (#""any""#, ["Bool", "Bool?"], nil),
    (#""append""#, ["String", "Substring", "[CGRect]", "[[Int]]", "[String]?"], nil),
    (#"{ "join": "--" }"#, ["String", "String?"], nil),
    (#""merge""#, ["[String: Int]", "[Int: CGRect]", "[Bool: Bool]", "[String: Int?]"], nil),
    (#"{ "merge": "max" }"#, ["[String: Double]", "[Int: Int?]"], nil),
    (#"{ "merge": { "merge": "sum" } }"#, ["[String: [Int: Int]]"], nil),
    (#"{ "merge": "first" }"#, ["[String: Int]"], nil),
    (#"{ "merge": "firstNonNil" }"#, ["[String: Int?]"], nil),
    (#"{ "merge": "lastNonNil" }"#, ["[String: Int?]"], nil),
    (#"{ "merge": "all" }"#, ["[Int: Bool]"], nil),
    (#"{ "merge": "any" }"#, ["[Int: Bool]", "[String: Bool?]"], nil),
    (#"{ "merge": "min" }"#, ["[String: Double]"], nil),
    (#"{ "merge": "append" }"#, ["[String: [Int]]", "[Int: String]"], nil),
    (#"{ "merge": "union" }"#, ["[String: Set<Int>]", "[Int: CGRect]"], nil),
    (#"{ "merge": { "join": "--" } }"#, ["[Int: String]"], nil),
    (#"{ "merge": { "fields": { "width": "max" } } }"#, ["[String: CGSize]"], nil),
    (#""union""#, ["Set<Int>", "Set<String>?", "CGRect", "CGRect?"], nil),
    (#"{ "fields": { "width": "max", "height": "sum" } }"#, ["CGSize"], #"".zero""#),
    (#"{ "fields": { "x": "last", "y": "first" } }"#, ["CGPoint"], #"".zero""#),
    (#"{ "fields": { "width": "max" } }"#, ["CGSize"], #"".zero""#),
    (#"{ "fields": { "width": "first", "height": "first" } }"#, ["CGSize"], #"".zero""#),
    (#"{ "fields": { "x": "lastNonDefault", "y": "min" } }"#, ["CGPoint"], #"".zero""#),
    (
      #"{ "fields": { "origin": "first", "size": { "fields": { "width": "max" } } } }"#, ["CGRect"],
      #"".zero""#
    ),
  ]

  /// One strategy on one type.
  struct Entry {
    /// The strategy as a spec writes it.
    let reduce: String
    let type: String
    /// The default as a spec writes it, where it has to.
    let value: String?

    /// The JSON of a key.
    func key(named name: String) -> String {
      let written = value.map { ", \"default\": \($0)" } ?? ""
      return "{ \"name\": \"\(name)\", \"value\": \"\(type)\"\(written), \"reduce\": \(reduce) }"
    }
  }

  static let entries: [Entry] = all.flatMap { reduce, types, value in
    types.map { Entry(reduce: reduce, type: $0, value: $0.hasSuffix("?") ? nil : value) }
  }
}
