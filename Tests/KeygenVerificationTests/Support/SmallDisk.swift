import TestSupport

/// A file system with little room, in memory, which is there as long as the value is.
final class SmallDisk {
  private let folder: TemporaryFolder

  /// Where it is.
  var path: String { folder.url.path }

  /// Mounts one, which takes rights that not every user has.
  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    let size = "size=\(kilobytes)k"
    let run = try CommandRun(["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder.url.path])
    guard run.code == 0 else { throw Refusal(errors: run.errors) }
  }

  deinit { _ = try? CommandRun(["umount", folder.url.path]) }

  struct Refusal: Error {
    let errors: String
  }
}
