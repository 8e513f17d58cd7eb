#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Facts about what stands at a path.
package struct FileStatus {
  /// What sort of thing it is.
  package enum Kind { case file, folder, link, other }

  package let kind: Kind
  package let size: Int
  /// The permission bits.
  package let permissions: mode_t
  /// The device and the number of the node: the same for every path to one thing.
  package let identity: Identity
  /// When the content was written last.
  package let modification: Moment

  package struct Identity: Hashable {
    package let device: UInt64
    package let node: UInt64
  }

  /// A time by the file system's clock, which some turn on every few milliseconds only.
  package struct Moment: Equatable {
    private let seconds: Int
    private let nanoseconds: Int

    fileprivate init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// The status of what a path leads to, or, where links are not followed, of what stands at its end.
  package init(path: String, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw .last }
    self.init(status)
  }

  /// The status of an open file.
  package init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    #if canImport(Darwin)
      modification = Moment(status.st_mtimespec)
    #else
      modification = Moment(status.st_mtim)
    #endif
    identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }

  /// What stands at a path; `nil` where nothing does, or nothing that may be seen.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    (try? FileStatus(path: path, followingLinks: followingLinks))?.kind
  }
}
