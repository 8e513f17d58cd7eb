import KeygenCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command speaks: results go to standard output, everything else to standard error.
struct Console: Sendable {
  /// How much is said beside errors.
  enum Verbosity: Sendable {
    case quiet, normal, verbose
  }

  let verbosity: Verbosity
  let diagnostics: DiagnosticPrinter

  /// The console of an invocation, by its options and the terminal.
  init(_ invocation: Invocation) {
    verbosity =
      invocation.has(.quiet) ? .quiet : invocation.has(.verbose) ? .verbose : .normal
    let isTerminal = isatty(STDERR_FILENO) == 1
    let colors =
      switch invocation.value(of: .color) {
      case "always": true
      case "never": false
      default: isTerminal && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
      }
    diagnostics = DiagnosticPrinter(showsSource: isTerminal, colors: colors)
  }

  /// Says something that happened, unless the command was asked to be quiet.
  func say(_ message: String) {
    if verbosity != .quiet { Self.write(message + "\n", to: STDERR_FILENO) }
  }

  /// Says something that only matters to those who asked for it.
  func detail(_ message: String) {
    if verbosity == .verbose { Self.write(message + "\n", to: STDERR_FILENO) }
  }

  /// Says that the command cannot go on, for a reason that is not about one place in an input.
  func fail(_ message: String) {
    Self.write("keygen: error: \(message)\n", to: STDERR_FILENO)
  }

  /// Shows diagnostics; remarks and warnings only where the command was not asked to be quiet.
  ///
  /// - Parameter source: gives the text of a line, to be shown above a caret.
  func show(_ list: [Diagnostic], source: (SourceLocation) -> String? = { _ in nil }) {
    let shown = verbosity == .quiet ? list.filter { $0.severity == .error } : list
    guard !shown.isEmpty else { return }
    Self.write(
      shown.map { diagnostics.text(of: $0, source: source) }.joined(), to: STDERR_FILENO)
  }

  /// Writes a result to standard output.
  ///
  /// - Returns: whether all of it was taken.
  @discardableResult
  static func output(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}
