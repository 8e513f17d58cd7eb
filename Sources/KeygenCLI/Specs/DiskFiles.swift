import Disk
import KeygenCore

/// The files on the disk, for specs that name others.
struct DiskFiles: FileSystem {
  /// The only files that may be named; `nil` for all.
  private let nameable: Set<FileStatus.Identity>?

  /// - Parameter paths: the paths of the only files that may be named; `nil` for all. What is not there is left out.
  init(only paths: [String]? = nil) {
    nameable = paths.map { Set($0.compactMap { (try? FileStatus(path: $0))?.identity }) }
  }

  func identity(of path: String) throws(FileFault) -> String {
    let status = try status(of: path)
    if let nameable, !nameable.contains(status.identity) {
      throw FileFault(
        reason: "the build would not notice its changes",
        remedy:
          "put it among the files of a target of this package, or of one that this target depends on"
      )
    }
    return "\(status.identity.device):\(status.identity.node)"
  }

  private func status(of path: String) throws(FileFault) -> FileStatus {
    do throws(SystemError) {
      let status = try FileStatus(path: path)
      switch status.kind {
      case .file: return status
      case .folder: throw SystemError.isAFolder
      case .link, .other: throw SystemError.notAFile
      }
    } catch {
      throw FileFault(reason: error.reason)
    }
  }

  func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
    do throws(SystemError) {
      return try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw FileFault(reason: error.reason)
    }
  }
}

extension SpecLibrary {
  /// The library of a run over specs on the disk.
  ///
  /// - Parameters:
  ///   - specs: the specs of the run.
  ///   - includable: the paths of the only specs that these may include; `nil` for all.
  convenience init(_ specs: [SpecLocation], includable: [String]? = nil) {
    let paths = specs.filter { $0.origin == .file }.map(\.path)
    self.init(files: DiskFiles(only: includable.map { $0 + paths }), specsOfRun: paths)
  }
}
