#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a closed pipe show itself as a failed write instead of ending the process.
package func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Writes all bytes to a descriptor.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
    try writeAll(UnsafeRawBufferPointer(bytes), to: descriptor)
  }
}

/// Writes all bytes to a descriptor.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written < 0 {
      if errno == EINTR { continue }
      throw .last
    }
    rest = rest.dropFirst(written)
  }
}
