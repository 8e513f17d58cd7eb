import Disk
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
    let terminal = Terminal(descriptor: STDERR_FILENO)
    let colors =
      switch invocation.value(of: .color) {
      case "always": true
      case "never": false
      default: terminal?.wantsColors ?? false
      }
    diagnostics = DiagnosticPrinter(
      showsSource: terminal != nil, colors: colors, width: terminal?.width ?? Terminal.usualWidth)
  }

  /// Says something that happened, unless the command was asked to be quiet.
  func say(_ message: String) {
    if verbosity != .quiet { Self.write(message + "\n") }
  }

  /// Says something that only matters to those who asked for it.
  func detail(_ message: String) {
    if verbosity == .verbose { Self.write(message + "\n") }
  }

  /// Says that the command cannot go on, for a reason that is not about one place in an input.
  func fail(_ message: String) {
    Self.write(diagnostics.text(ofFailure: message))
  }

  /// Shows diagnostics; remarks and warnings only where the command was not asked to be quiet.
  ///
  /// - Parameter source: gives the text of a line, to be shown above a caret.
  func show(_ list: [Diagnostic], source: (SourceLocation) -> String? = { _ in nil }) {
    let shown = verbosity == .quiet ? list.filter { $0.severity == .error } : list
    guard !shown.isEmpty else { return }
    // Many diagnostics can be about one line, which can be a whole file.
    var last: (location: SourceLocation, text: String?)?
    let text = shown.map { diagnostic in
      diagnostics.text(of: diagnostic) { location in
        if let last, last.location.file == location.file, last.location.line == location.line {
          return last.text
        }
        let text = source(location)
        last = (location, text)
        return text
      }
    }
    Self.write(text.joined())
  }

  private static func write(_ text: String) {
    var text = text
    // Where standard error is closed there is nobody left to tell.
    text.withUTF8 { try? writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }
}

// MARK: - Results

extension Console {
  /// What became of a result that was written to standard output.
  enum Delivery {
    case taken
    /// The reader closed the pipe: it has had enough, and there is nobody to tell.
    case closed
    /// It could not be written, which has been said.
    case failed

    /// The code of a command whose result it was: a result that did not arrive is no success.
    var exitCode: ExitCode { self == .taken ? .done : .environment }
  }

  /// How many columns a result has room for that people read.
  static var outputWidth: Int {
    Terminal(descriptor: STDOUT_FILENO)?.width ?? Terminal.usualWidth
  }

  /// Writes a result to standard output.
  func deliver(_ bytes: [UInt8]) -> Delivery {
    do throws(SystemError) {
      try writeAll(bytes, to: STDOUT_FILENO)
      return .taken
    } catch {
      if error.isClosedPipe { return .closed }
      fail("standard output cannot be written: \(error.reason)")
      return .failed
    }
  }
}
