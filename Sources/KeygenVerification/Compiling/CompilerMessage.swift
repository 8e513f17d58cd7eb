/// Something that the compiler said about a place in a file.
struct CompilerMessage: Equatable {
  /// How the compiler calls it: `error`, `warning`, `note`.
  let severity: String
  let file: String
  let line: Int
  let column: Int
  let text: String
  /// The code from the column on, to the end of the line, where the compiler showed it.
  let excerpt: String

  /// Reads what the compiler printed, in the style `llvm`.
  ///
  /// - Returns: the messages about places, each once, in their order.
  static func messages(in output: String) -> [CompilerMessage] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var messages: [CompilerMessage] = []
    // Module emission and compilation may both report one thing.
    var seen: Set<String> = []
    for (index, line) in lines.enumerated() where seen.insert(String(line)).inserted {
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      if let message = CompilerMessage(line, shown: next) {
        messages.append(message)
      }
    }
    return messages
  }

  /// Reads `FILE:LINE:COLUMN: SEVERITY: TEXT`; `nil` for every other line.
  private init?(_ line: Substring, shown: Substring) {
    guard let (severity, place, text) = Self.parts(of: line) else { return nil }
    // From behind: a path may hold colons.
    let fields = place.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count >= 3, let number = Int(fields[fields.count - 2]),
      let column = Int(fields[fields.count - 1])
    else { return nil }
    file = fields.dropLast(2).joined(separator: ":")
    self.line = number
    self.column = column
    self.severity = severity
    self.text = text
    excerpt = String(decoding: Array(shown.utf8.dropFirst(max(0, column - 1))), as: UTF8.self)
  }

  private static func parts(
    of line: Substring
  ) -> (severity: String, place: Substring, text: String)? {
    for severity in ["error", "warning", "note"] {
      if let range = line.firstRange(of: ": \(severity): ") {
        return (severity, line[..<range.lowerBound], String(line[range.upperBound...]))
      }
    }
    return nil
  }
}

extension Substring {
  /// The first place where a text stands, by bytes.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while let index = self[start...].utf8.firstIndex(of: UInt8(ascii: ":")) {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      start = utf8.index(after: index)
    }
    return nil
  }
}
