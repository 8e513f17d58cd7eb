import KeygenCore
import Synchronization
import Testing

@testable import KeygenVerification

@Suite("The progress of a verification")
struct ProgressTests {
  @Test("is told ahead of the work and after each spec, by what is done of all there is")
  func progress() throws {
    let specs = try ["A", "B"].map { name in
      let text = spec(#"{ "name": "\#(name)", "value": "Int", "reduce": "sum" }"#)
      let source = SpecSource(path: name, name: name, bytes: Array(text.utf8))
      return try #require(
        VerifiableSpec(
          path: name, sources: [source.bytes], Generator().generate(source, lineDirectives: true)))
    }
    var options = Verifier.Options()
    options.runtimeFolder = packageSources
    options.cacheFolder = "\(sharedCache)/keygen"
    options.usesResults = false
    let told = Mutex<[[Int]]>([])
    _ = try Verifier(options).verify(specs) { progress in
      told.withLock { $0.append([progress.done, progress.all]) }
    }
    #expect(told.withLock { $0 } == [[0, 2], [1, 2], [2, 2]])
  }
}
