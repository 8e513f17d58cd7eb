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
///
/// A document of diagnostics counts as the result, unless the command has one of its own.
final class Console {
  /// How much is said beside errors.
  enum Verbosity: Sendable {
    case quiet, normal, verbose
  }

  let verbosity: Verbosity
  private let plain: TextFormat
  private var format: any DiagnosticFormat
  private var progressLine: ProgressLine?
  /// Whether standard output is kept for a result of the command's own.
  private var hasResult = false

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
    plain = TextFormat(
      showsSource: terminal != nil, colors: colors, width: terminal?.width ?? Terminal.usualWidth)
    format =
      switch invocation.value(of: .format) {
      case "json": JSONFormat()
      case "github": GitHubFormat()
      case "sarif": SARIFFormat()
      default: plain
      }
    if verbosity != .quiet, let terminal, terminal.canRewriteLines {
      progressLine = ProgressLine(width: terminal.width)
    }
  }

  /// Says something that happened, unless the command was asked to be quiet.
  func say(_ message: String) {
    if verbosity != .quiet { comment(message) }
  }

  /// Says something that only matters to those who asked for it.
  func detail(_ message: String) {
    if verbosity == .verbose { comment(message) }
  }

  private func comment(_ message: String) {
    // A document on standard error is alone there.
    if !(documentsRun && hasResult) { write(message + "\n") }
  }

  /// Says that the command cannot go on, for a reason that is not about one place in an input.
  func fail(_ message: String) {
    write(format.text(ofFailure: message))
  }

  /// Says that the command line is wrong, which is always said in text: the format is part of it.
  func reject(_ error: UsageError) {
    write(plain.text(ofFailure: error.message))
  }

  /// Shows diagnostics; remarks and warnings only where the command was not asked to be quiet.
  ///
  /// - Parameters:
  ///   - list: the diagnostics.
  ///   - least: what is shown even then.
  ///   - source: gives the text of a line.
  func show(
    _ list: [Diagnostic], evenQuietly least: Diagnostic.Severity = .error,
    source: @escaping (SourceLocation) -> String? = { _ in nil }
  ) {
    let shown = verbosity == .quiet ? list.filter { $0.severity >= least } : list
    guard !shown.isEmpty else { return }
    let lines = SourceLines(source)
    var text = ""
    for diagnostic in shown { text += format.text(of: diagnostic, lines: lines) }
    write(text)
  }

  /// Says how far the work is, on a line that the next output takes the place of; on terminals only.
  ///
  /// - Parameters:
  ///   - count: how many of the parts are done.
  ///   - total: how many parts there are.
  ///   - part: the part that is worked on.
  func progress(_ count: Int, of total: Int, _ part: String) {
    if let text = progressLine?.text(count, of: total, part) { writeToErrors(text) }
  }

  /// Says what is worked on for some time, on the same line.
  func progress(_ work: String) {
    if let text = progressLine?.text(work) { writeToErrors(text) }
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    endProgress()
    writeToErrors(text)
  }

  private func endProgress() {
    if let text = progressLine?.erase() { writeToErrors(text) }
  }

  private func writeToErrors(_ text: String) {
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

  private var documentsRun: Bool { type(of: format).isDocument }

  /// Keeps standard output for a result that the command delivers: a document of diagnostics then goes to standard
  /// error. Said before anything else, so that it holds for a run that has errors as well.
  func expectResult() { hasResult = true }

  /// How many columns a result has room for that people read.
  static var outputWidth: Int {
    Terminal(descriptor: STDOUT_FILENO)?.width ?? Terminal.usualWidth
  }

  /// Writes a result to standard output.
  func deliver(_ bytes: [UInt8]) -> Delivery {
    deliver(bytes, orFail: fail)
  }

  private func deliver(_ bytes: [UInt8], orFail fail: (String) -> Void) -> Delivery {
    endProgress()
    do throws(SystemError) {
      try writeAll(bytes, to: STDOUT_FILENO)
      return .taken
    } catch {
      if error.isClosedPipe { return .closed }
      fail("standard output cannot be written: \(error.reason)")
      return .failed
    }
  }

  /// Writes the last lines of a run, which are its result only where no document is.
  func deliverSummary(_ text: String) -> Delivery {
    guard documentsRun, !hasResult else { return deliver(Array(text.utf8)) }
    write(text)
    return .taken
  }

  /// Ends a run: writes the document, where the format has one.
  ///
  /// - Parameter code: the code of the run.
  /// - Returns: the code that the process is to end with.
  func end(_ code: ExitCode) -> ExitCode {
    endProgress()
    guard let document = format.document(code: code) else { return code }
    if hasResult {
      write(String(decoding: document, as: UTF8.self))
      return code
    }
    // To a reader that has had enough the exit code still tells the verdict.
    let delivery = deliver(document, orFail: { write(plain.text(ofFailure: $0)) })
    return delivery == .failed ? .environment : code
  }
}
