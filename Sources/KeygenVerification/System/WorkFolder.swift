#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for what a run writes and nobody needs afterwards.
struct WorkFolder: ~Copyable {
  let path: String

  /// Makes an empty folder where the system keeps temporary files.
  init() throws(VerificationFailure) {
    let place = Environment.value("TMPDIR") ?? "/tmp"
    let base = place.utf8.last == UInt8(ascii: "/") ? String(place.dropLast()) : place
    try self.init(template: "\(base)/keygen-verify-XXXXXX")
  }

  /// Makes an empty folder that another can be renamed to, beside that.
  ///
  /// - Parameter folder: the folder that it is made in.
  init(in folder: String) throws(VerificationFailure) {
    try self.init(template: "\(folder)/.building-XXXXXX")
  }

  private init(template: String) throws(VerificationFailure) {
    var name = Array(template.utf8CString)
    let isMade = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw .unwritable(template, .last) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Disk.remove(path) }
}
