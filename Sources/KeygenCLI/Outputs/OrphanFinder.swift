import Disk
import KeygenCore

/// An output whose spec is gone.
struct Orphan {
  /// The path of the output.
  let path: String
  /// The path that its spec would have; `nil` in a folder of outputs, whose names do not tell it.
  let specPath: String?
  /// Whether it is a symbolic link, which is told of and never removed: what it leads to may be anybody's.
  let isLink: Bool

  /// What `check` says of it.
  var diagnostic: Diagnostic {
    Diagnostic(
      .orphanedOutput, at: SourceLocation(wholeFile: path),
      specPath.map { "the spec of this output, `\($0)`, is gone" }
        ?? "no spec gives this output any more",
      remedy: isLink ? "remove the symbolic link" : "`keygen generate --prune` removes it")
  }
}

/// Finds outputs whose specs are gone: files that are named like outputs and bear keygen's banner.
///
/// Hidden files and files that cannot be read are never among them.
enum OrphanFinder {
  /// The orphans in folders in which outputs stand beside specs.
  ///
  /// - Parameter folders: paths with a slash at the end, empty for the working directory.
  static func beside(_ folders: [String]) -> [Orphan] {
    var seen: Set<FileStatus.Identity> = []
    return folders.flatMap { folder -> [Orphan] in
      let place = folder.isEmpty ? "." : folder
      guard let status = try? FileStatus(path: place), seen.insert(status.identity).inserted,
        let names = try? FolderReader.names(in: place)
      else { return [] }
      return orphans(among: names, in: folder, expected: []) { name in
        folder + name.dropLast(SpecLocation.outputSuffix.count) + SpecLocation.suffix
      }
    }
  }

  /// The orphans in a folder that holds all outputs.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - expected: the names of the outputs that specs give.
  static func inside(_ folder: String, expected: [String]) -> [Orphan] {
    guard let names = try? FolderReader.names(in: folder) else { return [] }
    let lead = folder.hasSuffix("/") ? folder : folder + "/"
    return orphans(among: names, in: lead, expected: expected) { _ in nil }
  }

  private static func orphans(
    among names: [String], in folder: String, expected: [String], specPath: (String) -> String?
  ) -> [Orphan] {
    let outputs = names.filter {
      $0.hasSuffix(SpecLocation.outputSuffix)
        && $0.utf8.count > SpecLocation.outputSuffix.utf8.count
    }
    guard !outputs.isEmpty else { return [] }
    // Whatever the folder is for, what has its spec beside it is no orphan.
    let beside = names.filter { $0.hasSuffix(SpecLocation.suffix) }
      .map { SpecLocation.outputName(of: $0) }
    let expected = expected + beside
    // By canonical form, as strings are compared: some disks keep names in another one than they were given.
    let exact = Set(expected)
    let folded = Dictionary(expected.map { ($0.lowercased(), $0) }) { first, _ in first }
    return outputs.compactMap { name in
      if exact.contains(name) { return nil }
      let path = folder + name
      // Where case does not tell names apart, an output keeps the name that it had first.
      if let other = folded[name.lowercased()], isSameFile(path, folder + other) { return nil }
      guard bearsBanner(path) else { return nil }
      let isLink = FileStatus.kind(of: path, followingLinks: false) == .link
      return Orphan(path: path, specPath: specPath(name), isLink: isLink)
    }
  }

  private static func isSameFile(_ one: String, _ other: String) -> Bool {
    guard let one = try? FileStatus(path: one), let other = try? FileStatus(path: other) else {
      return false
    }
    return one.identity == other.identity
  }

  private static func bearsBanner(_ path: String) -> Bool {
    let start = try? FileReader.start(of: path, count: GeneratedFile.bannerLength)
    return start.map { GeneratedFile.bearsBanner($0) } ?? false
  }
}
