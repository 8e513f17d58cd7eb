import Foundation
import TestSupport
import Testing

@Suite("keygen verify, told where the runtime is")
struct RuntimeFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#), to: "A.keygen.json")
  }

  @Test("compiles against the sources in that folder")
  func stated() throws {
    let sources = packageRoot.appending(path: "Sources").path
    let run = try verify("--runtime", sources, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "8 passed, 0 failed\n")
  }

  @Test("looks nowhere else, and exits with 3 where they are not there")
  func absent() throws {
    let run = try verify("--runtime", folder.url.path, in: folder)
    #expect(run.code == 3)
    #expect(
      run.errors.contains(
        "the sources of HeadlessUI, which generated code is tested with, are in none of \(folder.url.path);"
      ), "\(run.errors)")
  }
}
