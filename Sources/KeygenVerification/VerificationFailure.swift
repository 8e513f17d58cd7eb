import Disk

/// Why a verification could not be done, which says nothing about the specs.
package enum VerificationFailure: Error {
  /// There is no compiler on the PATH.
  case noCompiler
  /// The compiler does not even tell its version.
  case brokenCompiler(String)
  /// The sources of the runtime are not where they belong.
  case noRuntimeSources(lookedIn: [String])
  /// The runtime's sources do not compile.
  case brokenRuntime(module: String, output: String)
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A file or folder cannot be read.
  case cannotRead(path: String, reason: String)
  /// A process cannot be started.
  case cannotStart(path: String, reason: String)
  /// The compiler has no space left for what it writes.
  case noSpace(output: String)
  /// Something in the cache is not as the compiler left it.
  case damagedCache(folder: String, output: String)
  /// No folder for the cache is known.
  case noHome
  /// The folder for a package holds something else.
  case foreignFolder(String)
  /// This process was asked to end.
  case interrupted

  /// What is wrong, and what to do.
  package var message: String {
    switch self {
    case .noCompiler:
      "there is no `swiftc` on the PATH; install a Swift toolchain, or add its `usr/bin` to the PATH"
    case .brokenCompiler(let output): "`swiftc -version` failed: \(output)"
    case .noRuntimeSources(let folders):
      "the sources of HeadlessUI, which generated code is tested with, are in none of "
        + folders.joined(separator: ", ")
        + "; run keygen from its checkout, install it with `make install`, or name the folder `Sources` of a "
        + "checkout with `--runtime`"
    case .brokenRuntime(let module, let output): "\(module) does not compile:\n\(output)"
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)"
    case .cannotStart(let path, let reason): "\(path) cannot be run: \(reason)"
    case .noSpace(let output): "there is no space left for what the compiler writes: \(output)"
    case .damagedCache(let folder, let output):
      "the cache \(folder) is damaged; remove it, and it will be made anew:\n\(output)"
    case .noHome: "there is no home folder to keep a cache in; set XDG_CACHE_HOME to a folder"
    case .foreignFolder(let folder):
      "\(folder) is not empty, and holds no package of keygen's; name another folder with `--keep`"
    case .interrupted: "interrupted"
    }
  }

  static func unwritable(_ path: String, _ error: SystemError) -> VerificationFailure {
    .cannotWrite(path: path, reason: error.reason)
  }

  static func unreadable(_ path: String, _ error: SystemError) -> VerificationFailure {
    .cannotRead(path: path, reason: error.reason)
  }
}
