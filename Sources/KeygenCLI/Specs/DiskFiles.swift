import Disk
import KeygenCore

/// The files on the disk, for specs that name others.
struct DiskFiles: FileSystem {
  func identity(of path: String) throws(FileFault) -> String {
    do throws(SystemError) {
      let status = try FileStatus(path: path)
      switch status.kind {
      case .file: return "\(status.identity.device):\(status.identity.node)"
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
  convenience init(_ specs: [SpecLocation]) {
    self.init(files: DiskFiles(), specsOfRun: specs.filter { $0.origin == .file }.map(\.path))
  }
}
