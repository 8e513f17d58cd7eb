import JSONSource

/// The specs that one spec includes, found and read.
struct Inclusions {
  /// The specs that can be used.
  private(set) var list = InclusionList.empty
  /// What is wrong with the entries, at their places in the including spec.
  private(set) var diagnostics: [Diagnostic] = []
  /// What is wrong in included specs and not reported elsewhere, at its places there.
  private(set) var foreignDiagnostics: [Diagnostic] = []
  /// The texts of included specs that diagnostics are about, by their paths.
  private(set) var readings: [String: JSONReading] = [:]

  private let source: SpecSource
  private let library: SpecLibrary?
  private var seen: [String: JSONNode] = [:]

  /// Finds and reads what a spec includes.
  ///
  /// - Parameters:
  ///   - entries: the paths, as the spec gives them.
  ///   - source: the spec.
  ///   - library: the specs of the run; without it no file can be read.
  init(_ entries: [Located<String>], of source: SpecSource, in library: SpecLibrary?) {
    self.source = source
    self.library = library
    for entry in entries { add(entry) }
    list.isComplete = list.specs.count == entries.count
  }

  private mutating func add(_ entry: Located<String>) {
    guard let path = path(of: entry), let library else { return }
    do throws(FileFault) {
      let identity = try library.identity(of: path)
      guard isNew(entry, identity) else { return }
      add(try library.spec(at: path, identity: identity), entry)
    } catch {
      report(
        entry, "`\(entry.value.forMessage)` cannot be read: \(error.reason)",
        remedy: error.remedy
          ?? "a path is relative to the folder of the spec that includes it: this one is `\(path.forMessage)`"
      )
    }
  }

  /// The path of an entry from the working directory; `nil` where it is wrong, which is reported.
  private mutating func path(of entry: Located<String>) -> String? {
    let name = entry.value.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard name.hasSuffix(SpecSource.suffix), name.utf8.count > SpecSource.suffix.utf8.count,
      !entry.value.utf8.contains(0)
    else {
      report(
        entry, "`\(entry.value.forMessage)` is no path of a spec",
        remedy: "name a file that ends in `\(SpecSource.suffix)`")
      return nil
    }
    guard library != nil, let path = source.path(of: entry.value) else {
      report(
        entry, "a spec that is no file includes nothing by a relative path",
        remedy: "write the spec to a file, or give an absolute path")
      return nil
    }
    return path
  }

  private mutating func isNew(_ entry: Located<String>, _ identity: String) -> Bool {
    if source.isFile, (try? library?.identity(of: source.path)) == identity {
      report(entry, "a spec cannot include itself", remedy: "remove the entry")
      return false
    }
    if let first = seen[identity] {
      diagnostics.append(
        Diagnostic(
          .unusableInclude, at: location(of: entry.node),
          "`\(entry.value.forMessage)` is included twice",
          notes: [.init("the first time stands here", at: location(of: first))],
          remedy: "remove one of the entries"))
      return false
    }
    seen[identity] = entry.node
    return true
  }

  private mutating func add(_ file: IncludedFile, _ entry: Located<String>) {
    readings[file.source.path] = file.reading
    guard let first = file.errors.first else {
      list.specs.append(Inclusion(names: file.names, entry: entry.node))
      return
    }
    foreignDiagnostics += file.errorsToTell()
    diagnostics.append(
      Diagnostic(
        .unusableInclude, at: location(of: entry.node),
        "the included spec `\(entry.value.forMessage)` has errors",
        notes: [.init(first.message, at: first.location)],
        remedy: "correct them first: what it declares cannot be named otherwise"))
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: source.path)
  }

  private mutating func report(_ entry: Located<String>, _ message: String, remedy: String) {
    diagnostics.append(
      Diagnostic(.unusableInclude, at: location(of: entry.node), message, remedy: remedy))
  }
}
