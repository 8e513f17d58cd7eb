import Foundation
import KeygenCore
import Testing
import TestSupport

/// Every spec that goes through `generate(_:)` or `expect(_:_:)` in any test is held against the schema as well.
@Suite("The JSON Schema accepts what the decoder accepts, and refuses what it refuses")
struct SchemaVerdictTests {
  private let validator: SchemaValidator

  init() throws {
    do {
      validator = try SchemaValidator.shared.get()
    } catch {
      Issue.record(error, "the validator is missing; `make test` installs it")
      throw error
    }
  }

  /// The specs of the repository.
  static let specs: [String] = {
    let folders = ["Examples", "Tests", "Benchmarks"]
    return folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: packageRoot.appending(path: folder).path)
      return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    .filter { $0.hasSuffix(".keygen.json") && !$0.contains("/.build/") }.sorted()
  }()

  @Test("The schema is one of the draft 2020-12")
  func metaschema() { #expect(validator.faultsOfSchema == []) }

  @Test("It accepts every spec of the repository", arguments: specs)
  func right(path: String) throws {
    let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    #expect(try validator.faults(in: text) == [])
  }

  @Test("There are specs to accept")
  func found() { #expect(Self.specs.count > 15) }

  @Test("What it does not say is listed with a reason", arguments: SchemaDifference.all.indices)
  func differences(index: Int) throws {
    let difference = SchemaDifference.all[index]
    let shape = generate(difference.spec).diagnostics
      .filter { SchemaAgreement.shapeKinds.contains($0.kind) }
    #expect(shape.count == 1 && shape.allSatisfy(difference.matches))
    #expect(try validator.faults(in: difference.spec) == [], "\(difference.reason)")
  }

  @Test("It refuses every wrong shape", arguments: WrongShape.all)
  func wrong(_ wrong: WrongShape) throws {
    #expect(generate(wrong.spec).diagnostics.map(\.kind).contains(wrong.kind))
    #expect(try validator.faults(in: wrong.spec) != [])
  }

  @Test("It accepts every right shape", arguments: RightShape.all)
  func right(_ members: String) throws {
    let text = spec(#""name": "A", "value": "Int", \#(members)"#)
    let kinds = SchemaAgreement.shapeKinds.union(SchemaAgreement.patternKinds)
    #expect(generate(text).diagnostics.filter { kinds.contains($0.kind) } == [])
    #expect(try validator.faults(in: text) == [])
  }

  @Test("Both agree on every small change of the specs of the repository")
  func changes() throws {
    var changes = SpecChanges()
    for path in Self.specs {
      let data = try Data(contentsOf: packageRoot.appending(path: path))
      try changes.add(#require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
    }
    #expect(changes.texts.count > 500)
    for text in changes.texts { _ = generate(text) }
  }
}
