import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of the environment that this tool was started in.
enum Environment {
  /// The value of a variable; `nil` where it is not set, or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// What the processes that this tool starts get to know of it: where to find the toolchain, and nothing that would make
  /// one machine's result differ from another's.
  ///
  /// - Parameter temporaryFolder: where they keep temporary files.
  static func ofChildren(temporaryFolder: String) -> [String] {
    (["PATH", "HOME"] + thoseThatChooseTools).compactMap { name in
      value(name).map { "\(name)=\($0)" }
    } + [
      "TMPDIR=\(temporaryFolder)", "LC_ALL=C",
      // A backtrace of a key that traps takes seconds, and tells nothing that its user could use.
      "SWIFT_BACKTRACE=enable=no",
    ]
  }

  /// The variables by which a toolchain chooses its parts, and the system libraries.
  static let thoseThatChooseTools = [
    "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH", "LIBRARY_PATH",
  ]

  /// The path of a command that is found on the PATH.
  static func command(_ name: String) -> String? {
    (value("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: Self.isExecutable)
  }

  /// The home folder of the user.
  static var home: String? {
    if let home = value("HOME") { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    return String(cString: home)
  }

  /// The path of the running tool, links followed.
  static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      return Self.realPath(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    #else
      return Self.realPath("/proc/self/exe")
    #endif
  }

  /// How many processors there are.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether a path leads to a file that may be run.
  private static func isExecutable(_ path: String) -> Bool {
    FileStatus.kind(of: path) == .file && access(path, X_OK) == 0
  }

  /// The absolute path without symbolic links, or `nil` where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
