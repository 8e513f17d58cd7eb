/// The specs that those of a run include, each read once however many include it.
///
/// A library belongs to one run, and to one thread at a time.
public final class SpecLibrary {
  private let files: any FileSystem
  /// The paths of the run's own specs.
  private let paths: [String]
  /// The run's own specs by what tells files apart; found out when the first spec is included.
  private lazy var ownSpecs: [String: String] = Dictionary(
    paths.compactMap { path in (try? files.identity(of: path)).map { ($0, path) } },
    uniquingKeysWith: { first, _ in first })
  private var specs: [String: IncludedFile] = [:]

  /// Creates the library of a run.
  ///
  /// - Parameters:
  ///   - files: what files are read from.
  ///   - paths: the paths of the specs that the run generates from, which report their own faults.
  public init(files: any FileSystem, specsOfRun paths: [String]) {
    self.files = files
    self.paths = paths
  }

  /// What tells the file at a path from others.
  func identity(of path: String) throws(FileFault) -> String { try files.identity(of: path) }

  /// The spec at a path, read unless it has been.
  ///
  /// - Parameter identity: what tells the file from others.
  func spec(at path: String, identity: String) throws(FileFault) -> IncludedFile {
    if let spec = specs[identity] { return spec }
    // A spec of the run is spelled as the run spells it.
    let ownPath = ownSpecs[identity]
    let path = ownPath ?? shortened(path, identity: identity)
    let bytes = try files.bytes(of: path, limit: SpecSource.sizeLimit)
    let name = String(path.split(separator: "/").last ?? "")
    let spec = IncludedFile(
      SpecSource(path: path, name: name, bytes: bytes), isOfRun: ownPath != nil)
    specs[identity] = spec
    return spec
  }

  /// A path without `.` and `x/..`, where that leads to the same file: it does not where `x` is a symbolic link.
  private func shortened(_ path: String, identity: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let short = (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
    return (try? files.identity(of: short)) == identity ? short : path
  }

  /// The specs without whose outputs that of a spec does not compile: those that it includes, those that they include,
  /// and so on. Each is there once, and the spec itself is not among them.
  ///
  /// What an included spec includes and cannot be read is left out; its own generation tells.
  package func companions(of generation: Generation) -> [SpecSource] {
    let source = generation.spec.source
    guard !generation.spec.includes.isEmpty else { return [] }
    var seen: Set<String> = []
    if source.isFile, let own = try? files.identity(of: source.path) { seen.insert(own) }
    var waiting = [(source, generation.spec.includes)]
    var companions: [SpecSource] = []
    while let (source, entries) = waiting.popLast() {
      for entry in entries {
        guard let path = source.path(of: entry.value),
          let identity = try? files.identity(of: path), seen.insert(identity).inserted,
          let file = try? spec(at: path, identity: identity)
        else { continue }
        companions.append(file.source)
        waiting.append((file.source, file.includes))
      }
    }
    return companions
  }
}
