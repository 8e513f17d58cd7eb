import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runtime, compiled: modules to import and objects to link.
struct CompiledRuntime: Sendable {
  /// The folder that holds the modules.
  let folder: String
  /// The folder in which the compiler keeps what it makes of system modules.
  let moduleCache: String
  /// The object files.
  let objects: [String]
}

/// Keeps the compiled runtime from run to run.
///
/// A folder's name is made from all that decides what is in it, and it appears whole, by a rename. So several runs can
/// use and fill one cache, and nothing in it is ever out of date. A folder that has been damaged since is made anew.
struct RuntimeCache {
  private let folder: String
  private let compiler: SwiftCompiler

  /// - Parameters:
  ///   - folder: the folder of all that is kept; made when needed.
  ///   - compiler: what compiles.
  init(folder: String, compiler: SwiftCompiler) {
    self.folder = folder
    self.compiler = compiler
  }

  /// The folder where keygen keeps things, by the conventions of the platform.
  static func standardFolder() throws(VerificationFailure) -> String {
    if let folder = Environment.value("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/keygen"
    }
    guard let home = Environment.home else { throw .noHome }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/keygen"
    #else
      return "\(home)/.cache/keygen"
    #endif
  }

  /// The compiled runtime, from the cache or compiled now.
  ///
  /// - Parameter modules: the sources, each module behind those that it needs.
  func runtime(of modules: [ModuleSources]) throws(VerificationFailure) -> CompiledRuntime {
    let place = "\(folder)/runtime-\(try key(of: modules).prefix(32))"
    let moduleCache = "\(folder)/modules"
    WorkFolder.removeStale(in: folder)
    for folder in [folder, moduleCache] {
      do throws(SystemError) {
        try FileWriter.makeFolder(folder)
        if access(folder, W_OK) != 0 { throw .last }
      } catch {
        throw .unwritable(folder, error)
      }
    }
    if !CacheManifest.holds(in: place) {
      // Several runs that start at once need not all compile the same.
      try FileLock.holding("\(folder)/lock") { () throws(VerificationFailure) in
        if CacheManifest.holds(in: place) { return }
        Removal.remove(place)
        try fill(place, with: modules, moduleCache: moduleCache)
      }
    }
    return CompiledRuntime(
      folder: place, moduleCache: moduleCache, objects: modules.map { "\(place)/\($0.name).o" })
  }

  private func fill(
    _ place: String, with modules: [ModuleSources], moduleCache: String
  ) throws(VerificationFailure) {
    let building = try WorkFolder.make(in: folder)
    defer { Removal.remove(building) }
    try build(modules, in: building, moduleCache: moduleCache)
    do throws(SystemError) {
      try CacheManifest.write(in: building)
    } catch {
      throw .unwritable(building, error)
    }
    // Where another run was faster, what it has made is the same.
    if rename(building, place) != 0, !CacheManifest.holds(in: place) {
      throw .unwritable(place, .last)
    }
  }

  private func key(of modules: [ModuleSources]) throws(VerificationFailure) -> String {
    var digest = SHA256()
    func add(_ bytes: [UInt8]) {
      // With its length ahead, so that text cannot move from one part to the next unnoticed.
      digest.add(Array("\(bytes.count):".utf8))
      digest.add(bytes)
    }
    add(Array(compiler.version.utf8))
    for module in modules {
      for flag in flags(for: module, in: "", moduleCache: "") { add(Array(flag.utf8)) }
      for file in module.files {
        do throws(SystemError) {
          add(try FileReader.bytes(of: file))
        } catch {
          throw .unreadable(file, error)
        }
      }
    }
    return digest.hex
  }

  /// The arguments but for the files, whose place does not matter to what they are compiled to.
  private func flags(
    for module: ModuleSources, in folder: String, moduleCache: String
  ) -> [String] {
    SwiftCompiler.strictFlags + [
      "-warnings-as-errors", module.optimization, "-module-name", module.name, "-module-cache-path",
      moduleCache,
      "-I", folder, "-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
      "-c", "-o", "\(folder)/\(module.name).o",
    ]
  }

  private func build(
    _ modules: [ModuleSources], in folder: String, moduleCache: String
  ) throws(VerificationFailure) {
    for module in modules {
      let flags = flags(for: module, in: folder, moduleCache: moduleCache)
      let result = try compiler.run(flags + module.files)
      if let complaint = result.complaint(about: moduleCache) {
        throw .damagedCache(folder: moduleCache, output: complaint)
      }
      guard result.succeeded else {
        throw .brokenRuntime(module: module.name, output: result.output)
      }
    }
  }
}
