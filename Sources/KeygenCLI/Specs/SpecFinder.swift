import Disk
import KeygenCore

/// Finds the specs that a command's arguments mean.
struct SpecFinder {
  /// The folder that outputs are named after, where it is said, with a slash behind it but for the working directory,
  /// which is empty; otherwise each argument's own one.
  let base: String?
  private(set) var specs: [SpecLocation] = []
  /// What could not be found or read.
  private(set) var problems: [Diagnostic] = []
  /// The code that the problems end a command with.
  private(set) var code = ExitCode.done
  /// Whether an argument named a spec, or standard input, rather than a folder.
  private(set) var hasNamedSpecs = false
  /// The folders that were searched, each with a slash behind it, but for the working directory, which is empty.
  ///
  /// A folder that was only reached through a symbolic link is not among them.
  private(set) var searchedFolders: [String] = []
  private var seenSpecs: Set<[UInt8]> = []
  private var seenFolders: Set<FileStatus.Identity> = []

  init(base: String? = nil) {
    self.base = base.map { PathText.normalized($0) }.map { $0.isEmpty || $0 == "/" ? $0 : $0 + "/" }
  }

  /// Adds what the arguments name: specs, folders that are searched, and `-` for standard input.
  ///
  /// Without arguments the working directory is searched.
  mutating func add(_ arguments: [String]) throws(UsageError) {
    if arguments.isEmpty {
      search(".", shown: "", relative: "", isLinked: false)
      return
    }
    for argument in arguments { try add(argument) }
  }

  private mutating func add(_ argument: String) throws(UsageError) {
    if argument == "-" {
      hasNamedSpecs = true
      if specs.contains(.standardInput) { throw .standardInputTwice }
      specs.append(.standardInput)
      return
    }
    let status: FileStatus
    do {
      status = try FileStatus(path: argument)
    } catch {
      report(argument, error)
      return
    }
    if status.kind == .folder {
      let shown = argument.hasSuffix("/") ? argument : argument + "/"
      search(argument, shown: shown, relative: "", isLinked: false)
      return
    }
    let name = String(argument.split(separator: "/").last ?? "")
    guard Self.isSpecName(name) else { throw .notASpec(argument) }
    hasNamedSpecs = true
    append(
      SpecLocation(origin: .file, path: argument, relativePath: relativePath(argument, else: name)))
  }

  /// The path below `base`, or the fallback where there is no base or the path is not below it.
  private func relativePath(_ path: String, else fallback: String) -> String {
    let path = PathText.normalized(path)
    guard let base, path.hasPrefix(base), !base.isEmpty || !path.hasPrefix("/") else {
      return fallback
    }
    return String(path.dropFirst(base.count))
  }

  private mutating func append(_ spec: SpecLocation) {
    // One file by two arguments is one spec. By two names, as links are, it is two: each has an output of its own.
    // By bytes, since a disk may hold two names that strings take for one: é as one scalar, and as two.
    if seenSpecs.insert(Array(PathText.normalized(spec.path).utf8)).inserted { specs.append(spec) }
  }

  /// Searches a folder. Symbolic links are followed, and a folder that is reached again is not searched again: links
  /// may lead in circles, or to one folder in more ways than can be gone.
  private mutating func search(_ folder: String, shown: String, relative: String, isLinked: Bool) {
    do throws(SystemError) {
      let status = try FileStatus(path: folder)
      guard seenFolders.insert(status.identity).inserted else { return }
      let names = try FolderReader.names(in: folder)
      if !isLinked { searchedFolders.append(shown) }
      for name in names {
        visit(name, in: folder, shown: shown, relative: relative, isLinked: isLinked)
      }
    } catch {
      report(shown.isEmpty ? folder : shown, error)
    }
  }

  private mutating func visit(
    _ name: String, in folder: String, shown: String, relative: String, isLinked: Bool
  ) {
    let path = "\(folder)/\(name)"
    do throws(SystemError) {
      let status = try FileStatus(path: path)
      if status.kind == .folder {
        let isLink = try FileStatus(path: path, followingLinks: false).kind == .link
        search(
          path, shown: "\(shown)\(name)/", relative: "\(relative)\(name)/",
          isLinked: isLinked || isLink)
      } else if Self.isSpecName(name) {
        append(
          SpecLocation(
            origin: .file, path: shown + name,
            relativePath: relativePath(shown + name, else: relative + name)))
      }
    } catch {
      // Other files may come and go, and links may lead nowhere; a spec that cannot be reached must be told.
      if Self.isSpecName(name) { report(shown + name, error) }
    }
  }

  private mutating func report(_ path: String, _ error: SystemError) {
    problems.append(.unreadable(path, error))
    code = code.combined(with: ExitCode(reading: error))
  }

  private static func isSpecName(_ name: String) -> Bool {
    name.hasSuffix(SpecLocation.suffix) && name.utf8.count > SpecLocation.suffix.utf8.count
  }
}

extension Diagnostic {
  /// A file or folder that cannot be read.
  static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.unreadable, at: SourceLocation(wholeFile: path), "cannot be read: \(error.reason)")
  }

  /// A file that cannot be written.
  static func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .unwritable, at: SourceLocation(wholeFile: path), "cannot be written: \(error.reason)",
      remedy: error.isMissing ? "the folder that it stands in has to be there" : nil)
  }
}
