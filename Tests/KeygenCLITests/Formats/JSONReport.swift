import Foundation
import KeygenCore

/// A document of `--format json`, as a consumer reads it.
struct JSONReport: Decodable {
  struct Place: Decodable {
    let file: String
    let line: Int?
    let column: Int?

    var text: String {
      if let line, let column { "\(file):\(line):\(column)" } else { file }
    }
  }

  struct Note: Decodable {
    let place: Place
    let message: String

    private enum CodingKeys: CodingKey { case message }

    init(from decoder: any Decoder) throws {
      place = try Place(from: decoder)
      message = try decoder.container(keyedBy: CodingKeys.self).decode(
        String.self, forKey: .message)
    }
  }

  struct Diagnostic: Decodable {
    let kind: String
    let severity: String
    let place: Place
    let message: String
    let notes: [Note]
    let remedy: String?

    private enum CodingKeys: CodingKey { case kind, severity, message, notes, remedy }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      place = try Place(from: decoder)
      kind = try values.decode(String.self, forKey: .kind)
      severity = try values.decode(String.self, forKey: .severity)
      message = try values.decode(String.self, forKey: .message)
      notes = try values.decode([Note].self, forKey: .notes)
      remedy = try values.decode(String?.self, forKey: .remedy)
    }
  }

  let version: Int
  let diagnostics: [Diagnostic]
  let failures: [String]
  let exitCode: Int32

  /// Reads a document that is alone in a text.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
  }

  /// The diagnostics as the format `text` writes them.
  var text: String {
    var text = ""
    for diagnostic in diagnostics {
      let place = diagnostic.place.text
      let isRule = DiagnosticKind(rawValue: diagnostic.kind)?.isLintRule ?? false
      let rule = isRule ? " [\(diagnostic.kind)]" : ""
      text += "\(place): \(diagnostic.severity): \(diagnostic.message)\(rule)\n"
      for note in diagnostic.notes { text += "\(note.place.text): note: \(note.message)\n" }
      if let remedy = diagnostic.remedy { text += "\(place): note: \(remedy)\n" }
    }
    return text
  }
}
