import Foundation
import KeygenCore
import Testing
import TestSupport

@Suite("The context of a spec as JSON")
struct ContextListingTests {
  static let specs = ["Containers", "Declarations", "Empty", "Modifiers", "Strategies"]

  private func listing(_ spec: [UInt8], named name: String = "A") -> ContextListing {
    ContextListing(of: SpecSource(path: name, name: "\(name).keygen.json", bytes: spec))
  }

  private func object(_ listing: ContextListing) throws -> [String: Any] {
    let json = try #require(listing.json)
    return try #require(
      JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  @Test("has the documented shape, member by member", arguments: specs)
  func shape(name: String) throws {
    let spec = try Data(
      contentsOf: packageRoot.appending(path: "Tests/Goldens/Specs/\(name).keygen.json"))
    let shapes = DocumentedShapes(ContextListing.documentation)
    #expect(shapes.problems(in: try object(listing(Array(spec), named: name)), of: "file") == [])
  }

  @Test("holds texts scalar for scalar, and null where an optional member has no value")
  func texts() throws {
    let spec = #"""
      { "keygen": 1, "keys": [{
          "name": "A", "value": "String", "default": { "swift": "\"q\\\"\\\\\"" }, "reduce": "first",
          "doc": ["tab\there", "bell\u0007 é 😀 \u2028" ] }] }
      """#
    let file = try object(listing(Array(spec.utf8)))
    #expect(file["spec"] as? String == "A.keygen.json")
    let section = try #require((file["sections"] as? [[String: Any]])?.first)
    #expect(section["condition"] is NSNull)
    let key = try #require(section["key"] as? [String: Any])
    #expect(key["inlineDefault"] as? String == #""q\"\\""#)
    let documentation = try #require(key["documentation"] as? [String])
    #expect(documentation.contains("/// tab\there"))
    #expect(documentation.contains { $0.contains("é 😀") })
  }

  @Test("is laid out with two spaces a level, empty lists on their line")
  func layout() throws {
    let json = try #require(listing(Array(#"{ "keygen": 1 }"#.utf8)).json)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "spec": "A.keygen.json",
          "header": [],
          "hasEntries": false,
          "hasImports": false,
          "imports": [],
          "runtimeImportAccess": "",
          "conditionalImport": null,
          "conditionalImportAccess": null,
          "spaces": null,
          "sections": [],
          "deliversToMainActor": false,
          "storesInBindings": false,
          "receivesParts": false
        }

        """)
  }

  @Test("is not there for a spec with errors, which are told")
  func errors() {
    let listing = listing(Array(#"{ "keygen": 2 }"#.utf8))
    #expect(listing.json == nil)
    #expect(listing.diagnostics.map(\.kind) == [.unsupportedVersion])
    #expect(listing.lineText(at: listing.diagnostics[0].location) == #"{ "keygen": 2 }"#)
  }
}

/// The shapes that the documentation of contexts promises.
private struct DocumentedShapes {
  private var fields: [String: [(name: String, kind: String)]] = [:]

  /// Reads the Markdown: a heading for each record, and a row for each member.
  init(_ documentation: String) {
    var record = ""
    for line in documentation.split(separator: "\n") {
      if line.hasPrefix("## ") { record = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if line.hasPrefix("| `"), cells.count >= 2 {
        fields[record, default: []].append((String(cells[0].dropFirst().dropLast()), cells[1]))
      }
    }
  }

  /// What is not as documented.
  func problems(in object: [String: Any], of record: String) -> [String] {
    let fields = fields[record] ?? []
    var problems =
      Set(object.keys) == Set(fields.map(\.name)) && !fields.isEmpty
      ? [] : ["\(record): \(object.keys.sorted())"]
    for field in fields {
      guard let value = object[field.name] else { continue }
      let isOptional = field.kind.hasSuffix(", optional")
      if isOptional, value is NSNull { continue }
      let kind = isOptional ? String(field.kind.dropLast(", optional".count)) : field.kind
      problems += self.problems(in: value, of: kind, at: "\(record).\(field.name)")
    }
    return problems
  }

  private func problems(in value: Any, of kind: String, at place: String) -> [String] {
    switch kind {
    case "text": return value is String ? [] : [place]
    case "flag": return value is Bool ? [] : [place]
    case _ where kind.hasPrefix("list of "):
      guard let items = value as? [Any] else { return [place] }
      return items.flatMap { problems(in: $0, of: String(kind.dropFirst(8)), at: place) }
    default:
      guard let object = value as? [String: Any] else { return [place] }
      return problems(in: object, of: kind)
    }
  }
}
