extension ContextSchema {
  /// The schema as a Markdown document for those who write templates: a heading and a table of
  /// fields (name, kind, meaning) for each record, in order.
  ///
  /// - Returns: The document, which ends with a line break.
  public func documentation() -> String {
    records.map(Self.section).joined(separator: "\n")
  }

  private static func section(_ record: RecordShape) -> String {
    var text = "## \(record.name)\n\n\(record.documentation)\n"
    guard !record.fields.isEmpty else { return text }
    text += "\n| name | kind | meaning |\n| --- | --- | --- |\n"
    for field in record.fields {
      let kind = field.isOptional ? "\(field.kind), optional" : "\(field.kind)"
      text += "| `\(field.name)` | \(kind) | \(cell(field.documentation)) |\n"
    }
    return text
  }

  /// A bar would end the cell and a line break the row.
  private static func cell(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "|": escaped += "\\|"
      case _ where character.isNewline: escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
