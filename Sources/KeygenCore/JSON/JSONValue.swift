/// A JSON value that is to be written. Members keep the order in which they are given.
package indirect enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case list([JSONValue])
  /// Members, whose names must differ.
  case object([(name: String, value: JSONValue)])
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }
}
