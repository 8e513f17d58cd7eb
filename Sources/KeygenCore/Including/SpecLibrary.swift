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
    let path = ownPath ?? path
    let bytes = try files.bytes(of: path, limit: SpecSource.sizeLimit)
    let name = String(path.split(separator: "/").last ?? "")
    let spec = IncludedFile(
      SpecSource(path: path, name: name, bytes: bytes), isOfRun: ownPath != nil)
    specs[identity] = spec
    return spec
  }
}
