import Disk

/// The sources of a module that suites are linked with.
struct ModuleSources: Sendable {
  /// The name of the module.
  let name: String
  /// How it is optimised. HeadlessUI is compiled for its users' edits, the laws for many small calls.
  let optimization: String
  /// The folder that they stand in, at any depth.
  let folder: String
  /// The paths of its files, in order.
  let files: [String]

  /// Finds the files of a module.
  ///
  /// - Parameters:
  ///   - name: the name of the module.
  ///   - optimization: the compiler's flag for it.
  ///   - folder: the folder that they stand in, at any depth.
  init(name: String, optimization: String, in folder: String) throws(VerificationFailure) {
    self.name = name
    self.optimization = optimization
    self.folder = folder
    files = try Self.swiftFiles(below: folder)
  }

  private static func swiftFiles(below folder: String) throws(VerificationFailure) -> [String] {
    var files: [String] = []
    let names: [String]
    do throws(SystemError) {
      names = try FolderReader.names(in: folder, includingHidden: true)
    } catch {
      throw .unreadable(folder, error)
    }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if FileStatus.kind(of: path, followingLinks: false) == .folder {
        files += try swiftFiles(below: path)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }
}

/// Where the sources of the runtime are.
enum RuntimeSources {
  private static let modules = [(name: "HeadlessUI", "-Onone"), (name: "KeygenLaws", "-O")]

  /// Finds the sources in a folder that is stated, or else beside a tool: installed with it, or in the checkout that it
  /// was built in.
  ///
  /// - Parameters:
  ///   - stated: the folder that holds a folder for each module; `nil` to look for it.
  ///   - executable: the real path of the tool.
  /// - Returns: the modules, each behind those that it needs.
  static func find(
    in stated: String?, orBesideExecutable executable: String
  ) throws(VerificationFailure) -> [ModuleSources] {
    let folders = stated.map { [$0] } ?? candidates(executable)
    let found = folders.first { folder in
      modules.allSatisfy { FileStatus.kind(of: "\(folder)/\($0.name)") == .folder }
    }
    guard let found else { throw .noRuntimeSources(lookedIn: folders) }
    var sources: [ModuleSources] = []
    for (name, optimization) in modules {
      sources.append(
        try ModuleSources(name: name, optimization: optimization, in: "\(found)/\(name)"))
    }
    return sources
  }

  private static func candidates(_ executable: String) -> [String] {
    var folder = parent(executable)
    var folders = ["\(parent(folder))/share/keygen"]
    while !folder.isEmpty {
      folder = parent(folder)
      folders.append("\(folder)/Sources")
    }
    return folders
  }

  private static func parent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
