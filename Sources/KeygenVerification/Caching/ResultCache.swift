import Disk
import KeygenCore

/// Keeps results from run to run.
///
/// A result is named after all that decides what it is, so a change of a single byte anywhere leads to another name.
/// Failures are kept as well: what was found is replayed word for word. Only what may have been the machine's fault, like
/// a test that took too long, is tried again.
struct ResultCache: Sendable {
  /// The folder of all that is kept.
  let folder: CacheFolder

  private func path(_ name: String) -> String { "\(folder.path)/results/\(name)" }

  /// The result that is kept under a name.
  func result(named name: String) -> SpecResult? {
    guard let bytes = SealedFile.read(path(name)), let result = SpecResult(json: bytes) else {
      return nil
    }
    folder.noteUse(of: path(name))
    return result
  }

  /// Keeps a result, if the same would come of the same again.
  func keep(_ result: SpecResult, named name: String) throws(VerificationFailure) {
    guard result.isRepeatable else { return }
    _ = try folder.make("results")
    do throws(SystemError) {
      try SealedFile.write(JSONWriter.bytes(of: result.keptJSON, layout: .oneLine), to: path(name))
    } catch {
      throw .unwritable(path(name), error)
    }
  }
}
