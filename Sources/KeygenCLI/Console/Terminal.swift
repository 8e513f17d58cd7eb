#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that messages are read on.
struct Terminal {
  /// The width in columns where nobody tells another one.
  static let usualWidth = 80

  private let descriptor: Int32

  /// The terminal behind a descriptor; `nil` where that is none.
  init?(descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    self.descriptor = descriptor
  }

  /// The width in columns.
  var width: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Self.usualWidth
    }
    return Int(size.ws_col)
  }

  /// Whether what was written on a line can be taken back.
  var canRewriteLines: Bool { Self.variable("TERM").map { $0 != "dumb" } ?? false }

  /// Whether colours are shown and wanted; NO_COLOR counts where it is not empty (no-color.org).
  var wantsColors: Bool {
    Self.variable("NO_COLOR")?.isEmpty ?? true && Self.variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
