import JSONSource

/// Reads JSON values of one shape, and reports those that are not.
struct Reader<Value>: Sendable {
  /// What JSON it takes.
  let shape: ValueShape
  /// Reads a value; `nil` means that it was wrong and has been reported.
  let read: @Sendable (JSONNode, DecodingContext) -> Value?

  /// Reads what `reader` reads, and the JSON that it was read from.
  static func located<Plain>(_ reader: Reader<Plain>) -> Reader where Value == Located<Plain> {
    Reader(shape: reader.shape) { node, context in
      reader.read(node, context).map { Located($0, from: node) }
    }
  }

  /// Reads a list of what `reader` reads; an element that is wrong is reported and left out.
  static func list<Element>(of reader: Reader<Element>) -> Reader where Value == [Element] {
    Reader(shape: .list(reader.shape)) { node, context in
      guard node.kind == .array else {
        context.reportShape(.list(reader.shape), at: node)
        return nil
      }
      var values: [Element] = []
      for element in node.elements {
        if let value = reader.read(element, context) { values.append(value) }
      }
      return values
    }
  }
}

extension Reader where Value: SpecObject {
  /// Reads an object with named members.
  static var object: Reader {
    Reader(shape: Value.shape) { node, context in Value.decode(node, context) }
  }
}

extension Reader where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// Reads one of the words of an enumeration.
  ///
  /// - Parameter meaning: what the word says, with its article: `an access level`.
  static func word(_ meaning: String) -> Reader {
    let words = Value.allCases.map(\.rawValue)
    let shape = ValueShape.words(words) { (Value(rawValue: $0) as? any ExplainedWord)?.summary }
    return Reader(shape: .named(meaning, shape)) { node, context in
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      if let value = Value(rawValue: word) { return value }
      context.reportUnknownWord(word, meaning: meaning, known: words, at: node)
      return nil
    }
  }
}

extension DecodingContext {
  /// Reports a word that is none of the known ones, with the one that was probably meant.
  ///
  /// - Parameter otherwise: a remedy for where no known word is near.
  func reportUnknownWord(
    _ word: String, meaning: String, known: [String], synonyms: [String: String] = [:],
    at node: JSONNode, otherwise: String? = nil
  ) {
    let nearest =
      synonyms[word.lowercased()] ?? NearestWord.of(word, in: known + synonyms.keys.sorted())
    let remedy =
      if let nearest {
        "did you mean `\(synonyms[nearest] ?? nearest)`?"
      } else {
        otherwise ?? "it is one of " + known.map { "`\($0)`" }.joined(separator: ", ")
      }
    report(.unknownWord, at: node, "`\(word.forMessage)` is not \(meaning)", remedy: remedy)
  }
}

extension String {
  /// The text as a message can hold it: on one line, without control characters, not too long.
  var forMessage: String {
    var text = ""
    for scalar in unicodeScalars {
      if text.utf8.count > 80 { return text + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
