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

/// Keeps the compiled runtime from run to run. A folder that has been damaged since is made anew.
struct RuntimeCache {
  private let folder: CacheFolder
  private let compiler: SwiftCompiler

  /// - Parameters:
  ///   - folder: the folder of all that is kept; made when needed.
  ///   - compiler: what compiles.
  init(folder: CacheFolder, compiler: SwiftCompiler) {
    self.folder = folder
    self.compiler = compiler
  }

  /// The compiled runtime, from the cache or compiled now.
  ///
  /// - Parameters:
  ///   - modules: the sources, each module behind those that it needs.
  ///   - name: what the runtime is called, by all that decides what it is.
  func runtime(
    of modules: [ModuleSources], named name: String
  ) throws(VerificationFailure) -> CompiledRuntime {
    // The compiler takes a module only by the path that it was made under: links must not give it others.
    let path = try folder.make("")
    let folder = CacheFolder(path: Environment.realPath(path) ?? path)
    let place = "\(folder.path)/runtime-\(name)"
    let moduleCache = try folder.make("modules")
    folder.clear()
    if CacheManifest.holds(in: place) {
      folder.noteUse(of: place)
    } else {
      // Several runs that start at once need not all compile the same.
      try FileLock.holding("\(folder.path)/lock") { () throws(VerificationFailure) in
        if CacheManifest.holds(in: place) { return }
        Removal.remove(place)
        try fill(place, in: folder, with: modules, moduleCache: moduleCache)
      }
    }
    return CompiledRuntime(
      folder: place, moduleCache: moduleCache, objects: modules.map { "\(place)/\($0.name).o" })
  }

  /// A name for the runtime that a compiler makes from sources.
  static func name(
    of modules: [ModuleSources], by compiler: CompilerIdentity
  ) throws(VerificationFailure) -> String {
    var digest = ContentDigest()
    digest.add(compiler.version)
    for module in modules {
      digest.add(flags(for: module, in: "", moduleCache: ""))
      digest.add("\(module.files.count)")
      for file in module.files {
        do throws(SystemError) {
          digest.add(try FileReader.bytes(of: file))
        } catch {
          throw .unreadable(file, error)
        }
      }
    }
    return digest.name
  }

  private func fill(
    _ place: String, in folder: CacheFolder, with modules: [ModuleSources], moduleCache: String
  ) throws(VerificationFailure) {
    let building = try WorkFolder.make(in: folder.path)
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

  /// The arguments but for the files, whose place does not matter to what they are compiled to.
  private static func flags(
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
      let flags = Self.flags(for: module, in: folder, moduleCache: moduleCache)
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
