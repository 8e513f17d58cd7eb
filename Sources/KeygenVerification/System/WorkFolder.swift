#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders for what a run writes and nobody needs afterwards. Who makes one removes it.
enum WorkFolder {
  /// Makes an empty folder where the system keeps temporary files.
  ///
  /// - Returns: its path.
  static func make() throws(VerificationFailure) -> String {
    let place = Environment.value("TMPDIR") ?? "/tmp"
    let base = place.utf8.last == UInt8(ascii: "/") ? String(place.dropLast()) : place
    return try make("\(base)/keygen-verify-XXXXXX")
  }

  /// Makes an empty folder inside another, hidden from those who list it.
  ///
  /// - Returns: its path.
  static func make(in folder: String) throws(VerificationFailure) -> String {
    try make("\(folder)/.building-XXXXXX")
  }

  private static func make(_ template: String) throws(VerificationFailure) -> String {
    var name = Array(template.utf8CString)
    let isMade = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw .unwritable(template, .last) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
