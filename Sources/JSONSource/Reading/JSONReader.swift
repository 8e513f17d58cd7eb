/// Reads JSON, strictly by RFC 8259: no comments, no trailing commas, no duplicate members.
///
/// ```swift
/// let reading = JSONReader.read(bytes)
/// for problem in reading.problems {
///   print("\(problem.position.line):\(problem.position.column): error: \(problem.message)")
/// }
/// ```
public enum JSONReader {
  /// Reads a text.
  ///
  /// A byte order mark at the start is accepted. A fault of the syntax ends the reading, so there
  /// is at most one; duplicate members are all reported and the text can be used in spite of them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file, up to 1 GiB.
  ///   - maximumDepth: How many objects and arrays may be open at once; at 0 only strings,
  ///     numbers, booleans and `null` are accepted.
  /// - Returns: The root of the document and the problems, by position. The root is `nil` exactly
  ///   if a problem is a fault of the syntax.
  /// - Complexity: Time and memory are linear in the number of bytes.
  public static func read(_ bytes: [UInt8], maximumDepth: Int = 256) -> JSONReading {
    read(bytes, maximumDepth: maximumDepth, maximumLength: TapeEntry.maximumTextLength)
  }

  static func read(_ bytes: [UInt8], maximumDepth: Int, maximumLength: Int) -> JSONReading {
    if bytes.count > maximumLength {
      // No lines are counted: their offsets might not fit either.
      let kind = JSONProblem.Kind.textTooLarge(byteCount: bytes.count, limit: maximumLength)
      return JSONReading(refusing: SourceText(bytes: [], lines: LineTable()), kind)
    }
    if let encoding = TextEncoding.recognised(in: bytes) {
      return JSONReading(
        refusing: SourceText(bytes: bytes, lines: LineTable()), .wrongEncoding(encoding))
    }
    return scan(bytes, maximumDepth: maximumDepth)
  }

  private static func scan(_ bytes: [UInt8], maximumDepth: Int) -> JSONReading {
    let values = JSONCValues()
    return bytes.withUnsafeBufferPointer { text in
      var scanner = JSONScanner(text, maximumDepth: maximumDepth, values: values)
      var fault: JSONProblem?
      do throws(JSONProblem) {
        try scanner.scanText()
      } catch {
        fault = error
        scanner.lines.appendLines(of: text, from: scanner.offset)
      }
      let source = SourceText(bytes: bytes, lines: scanner.lines)
      let document = JSONDocument(source: source, tape: scanner.tape, values: values)
      var problems = document.problems(of: scanner.duplicates.pairs)
      if let fault { problems.append(fault) }
      return JSONReading(
        source: source,
        root: fault == nil ? JSONNode(document: document, index: 0) : nil,
        problems: problems,
        nameComparisonCount: scanner.duplicates.comparisonCount)
    }
  }
}
