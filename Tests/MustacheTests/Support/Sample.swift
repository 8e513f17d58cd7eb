/// Data written as literals, from which a schema and a context are made.
indirect enum Sample: Sendable {
  case text(String)
  case flag(Bool)
  case list([Sample])
  case object([(String, Sample)])
}

extension Sample: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: Sample...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Sample)...) { self = .object(elements) }
}

extension Sample {
  /// A name that is there but has nothing: falsey, and found.
  static let null = Sample.text("")

  var items: [Sample] {
    if case .list(let items) = self { return items }
    return []
  }

  subscript(name: String) -> Sample? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.0 == name }?.1
  }
}
