import Foundation
import TestSupport
import Testing

@testable import KeygenVerification

@Suite("keygen verify, where the environment fails or is shared")
struct EnvironmentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#), to: "A.keygen.json")
  }

  @Test("says that there is no compiler, and exits with 3")
  func noCompiler() throws {
    for path in ["PATH=", "PATH=/nowhere:/"] {
      let run = try verify(in: folder, with: [path])
      #expect(run.code == 3)
      #expect(run.errors.hasPrefix("keygen: error: there is no `swiftc` on the PATH"))
      #expect(run.output == "")
    }
  }

  @Test("says that the cache or temporary files cannot be written, and exits with 3")
  func unwritable() throws {
    // A path through a file, which no permission makes a folder of.
    let file = folder.url.appending(path: "A.keygen.json").path
    let cache = try verify(in: folder, with: ["XDG_CACHE_HOME=\(file)/cache"])
    #expect(cache.code == 3)
    #expect(
      cache.errors == "keygen: error: \(file)/cache/keygen cannot be written: Not a directory\n")
    let temporary = try verify("--no-cache", in: folder, with: ["TMPDIR=\(file)"])
    #expect(temporary.code == 3)
    #expect(temporary.errors.contains("cannot be written: Not a directory"))
  }

  @Test("lets several runs fill one cold cache at once")
  func coldCache() async throws {
    let cache = try TemporaryFolder()
    let variables = ["XDG_CACHE_HOME=\(cache.url.path)"]
    async let first = verify(in: folder, with: variables)
    async let second = verify(in: folder, with: variables)
    for run in [try await first, try await second] {
      #expect(run.errors == "")
      #expect(run.output == "8 passed, 0 failed\n")
    }
    // One runtime, whole, and nothing of the making of a second; one result.
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: cache.url.appending(path: "keygen").path)
    #expect(kept.count { $0.hasPrefix("runtime-") } == 1)
    #expect(!kept.contains { $0.hasPrefix(".") })
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: cache.url.appending(path: "keygen/results").path
      ).count == 1)
  }

  @Test("leaves nothing of the compiler running, and nothing in the cache, when it is interrupted")
  func interruptedCompiler() throws {
    let cache = try TemporaryFolder()
    let temporary = try TemporaryFolder()
    let process = try startVerify(in: folder, temporary: temporary, cache: cache.url.path)
    func compilers() throws -> Bool {
      try CommandRun(["ps", "-eo", "args"]).output.split(separator: "\n").contains {
        $0.contains("-frontend") && $0.contains(cache.url.path)
      }
    }
    while process.isRunning, try !compilers() {}
    try #require(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGTERM)
    #expect(try !compilers())
    #expect(temporary.files == [])
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: cache.url.appending(path: "keygen").path)
    #expect(!kept.contains { $0.hasPrefix(".building") || $0.hasPrefix("runtime") })
  }

  @Test("clears the cache of what a killed run has left, but not of what may be in use")
  func stale() throws {
    let cache = try TemporaryFolder()
    try cache.write("", to: ".building-oldold/x.o")
    try cache.write("", to: ".building-newnew/x.o")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -90_000)],
      ofItemAtPath: cache.url.appending(path: ".building-oldold").path)
    WorkFolder.removeStale(in: cache.url.path)
    #expect(cache.files == [".building-newnew/x.o"])
  }

  @Test("makes a damaged runtime anew")
  func damagedRuntime() throws {
    let cache = try TemporaryFolder()
    let place = try copyOfSharedCache(to: cache)
    try Data().write(to: place.appending(path: "KeygenLaws.o"))
    let run = try verify(in: folder, with: ["XDG_CACHE_HOME=\(cache.url.path)"])
    #expect(run.errors == "")
    #expect(run.output == "8 passed, 0 failed\n")
    #expect(CacheManifest.holds(in: place.path))
  }

  @Test("tells a damaged folder of the cache from a whole one")
  func manifest() throws {
    let cache = try TemporaryFolder()
    let files = ["A.o", "A.swiftmodule"]
    let damages: [(TemporaryFolder, String) throws -> Void] = [
      { try $0.write("", to: $1) },
      { try FileManager.default.removeItem(at: $0.url.appending(path: $1)) },
    ]
    for file in files + ["manifest"] {
      for damage in damages {
        for name in files { try cache.write("content", to: name) }
        try? FileManager.default.removeItem(at: cache.url.appending(path: "manifest"))
        #expect(!CacheManifest.holds(in: cache.url.path))
        try CacheManifest.write(in: cache.url.path)
        #expect(CacheManifest.holds(in: cache.url.path))
        try damage(cache, file)
        #expect(!CacheManifest.holds(in: cache.url.path))
      }
    }
  }

  @Test("says that the cache of system modules is damaged, and exits with 3")
  func damagedModules() throws {
    let cache = try TemporaryFolder()
    _ = try copyOfSharedCache(to: cache)
    let modules = cache.url.appending(path: "keygen/modules")
    try Data().write(to: modules)
    func check() throws {
      let run = try verify(in: folder, with: ["XDG_CACHE_HOME=\(cache.url.path)"])
      #expect(run.code == 3)
      #expect(run.errors.contains("\(modules.path)"))
      #expect(run.output == "")
    }
    try check()
    // Modules that were made elsewhere.
    try FileManager.default.removeItem(at: modules)
    try FileManager.default.copyItem(
      atPath: "\(sharedCache)/keygen/modules", toPath: modules.path)
    try check()
  }

  /// Copies the cache that tests share.
  ///
  /// - Returns: the folder of the runtime in the copy.
  private func copyOfSharedCache(to cache: TemporaryFolder) throws -> URL {
    #expect(try verify(in: folder).code == 0)
    let kept = cache.url.appending(path: "keygen")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(sharedCache)/keygen")
    // The newest, where the sources have changed since the cache was begun.
    func date(_ name: String) throws -> Date {
      let values = try URL(filePath: "\(sharedCache)/keygen/\(name)")
        .resourceValues(forKeys: [.contentModificationDateKey])
      return values.contentModificationDate ?? .distantPast
    }
    let runtime = try #require(
      try names.filter { $0.hasPrefix("runtime-") }.max { try date($0) < date($1) })
    // Not the system modules, which the compiler takes only from where they were made.
    try FileManager.default.copyItem(
      atPath: "\(sharedCache)/keygen/\(runtime)", toPath: kept.appending(path: runtime).path)
    return kept.appending(path: runtime)
  }

  /// Whether a file system of a size of one's own can be had; that takes rights.
  private static let canMount: Bool = {
    (try? SmallDisk(kilobytes: 64)) != nil
  }()

  @Test(
    "says that the disk is full, and exits with 3",
    .enabled(
      if: canMount, "no small file system can be mounted here, so no disk can be filled"),
    arguments: [4, 64, 1024])
  func fullTemporaryFolder(kilobytes: Int) throws {
    let disk = try SmallDisk(kilobytes: kilobytes)
    let run = try CommandRun(
      [
        "XDG_CACHE_HOME=\(sharedCache)", "TMPDIR=\(disk.path)",
        buildFolder.appending(path: "keygen").path, "verify", "--no-cache",
      ], in: folder.url)
    #expect(run.code == 3)
    #expect(run.errors.contains("No space left on device"))
    #expect(run.output == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }

  @Test(
    "says that the disk of the cache is full, and exits with 3",
    .enabled(
      if: canMount, "no small file system can be mounted here, so no disk can be filled"),
    arguments: [8, 64, 20_000])
  func fullCache(kilobytes: Int) throws {
    let disk = try SmallDisk(kilobytes: kilobytes)
    let run = try verify(in: folder, with: ["XDG_CACHE_HOME=\(disk.path)"])
    #expect(run.code == 3)
    #expect(run.errors.contains("No space left on device"))
    #expect(run.output == "")
    let kept = try? FileManager.default.contentsOfDirectory(atPath: "\(disk.path)/keygen")
    #expect(!(kept ?? []).contains { $0.hasPrefix("runtime") || $0.hasPrefix(".") })
  }

  @Test("takes a cache by different paths for one")
  func linkedCache() throws {
    let link = folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sharedCache)
    for cache in [sharedCache, link] {
      let run = try verify("--no-cache", in: folder, with: ["XDG_CACHE_HOME=\(cache)"])
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
  }

  @Test("exits with 3 where its result cannot be written")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let tool = buildFolder.appending(path: "keygen").path
    let run = try CommandRun(
      [
        "XDG_CACHE_HOME=\(sharedCache)", "sh", "-c", #""$0" verify > /dev/full"#, tool,
      ], in: folder.url)
    #expect(run.code == 3)
    #expect(run.errors.contains("standard output cannot be written"))
  }

  @Test("counts each spec that cannot be read as failed")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "D.keygen.json"), withIntermediateDirectories: true)
    let run = try verify(
      "A.keygen.json", "Absent.keygen.json", "Neither.keygen.json", in: folder)
    #expect(run.code == 1)
    #expect(run.lastLine == "8 passed, 2 failed")
  }

  @Test("refuses a number of jobs that is none")
  func jobs() throws {
    #expect(try verify("--jobs", "0", in: folder).code == 2)
    #expect(try verify("--jobs", "many", in: folder).code == 2)
    #expect(try verify("--jobs", "1", in: folder).code == 0)
  }

  @Test(
    "ends by the signal that it gets, and leaves no process and no file",
    arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    // The key's own code says over a named pipe that it runs, and then waits for ever.
    let fifo = folder.url.appending(path: "fifo").path
    #expect(mkfifo(fifo, 0o600) == 0)
    let reading = open(fifo, O_RDONLY | O_NONBLOCK)
    defer { close(reading) }
    let statements =
      #"_ = write(open(\"\#(fifo)\", O_WRONLY), [1], 1); while true { pause() }"#
    try folder.write(spec(customKey("Waiting", statements)), to: "A.keygen.json")
    let temporary = try TemporaryFolder()
    let process = try startVerify(in: folder, temporary: temporary)
    var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    try #require(poll(&state, 1, 120_000) == 1, "the key's code never ran")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(temporary.files == [])
    #expect(try !CommandRun(["ps", "-eo", "args"]).output.contains(temporary.url.path))
  }

  private func startVerify(
    in folder: TemporaryFolder, temporary: TemporaryFolder, cache: String = sharedCache
  ) throws -> Process {
    let process = Process()
    process.executableURL = buildFolder.appending(path: "keygen")
    process.arguments = ["verify"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": temporary.url.path, "XDG_CACHE_HOME": cache]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
