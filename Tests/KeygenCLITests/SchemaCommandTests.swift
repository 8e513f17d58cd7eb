import KeygenCore
import Testing
import TestSupport

@Suite("keygen schema")
struct SchemaCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("prints the JSON Schema of specs")
  func schema() throws {
    let run = try keygen("schema", in: folder)
    #expect(run.code == 0 && run.errors == "")
    #expect(Array(run.output.utf8) == SpecSchema.json)
  }

  @Test("takes no argument")
  func argument() throws {
    let run = try keygen("schema", "A.keygen.json", in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.hasPrefix("keygen: error: schema takes no argument"))
  }
}
