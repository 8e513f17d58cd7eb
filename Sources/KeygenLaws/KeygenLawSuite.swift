#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tests of all keys of a spec: what the program that `keygen verify` builds runs.
///
/// The program is called with the numbers of the first key to test and of the one behind the last, with a word that
/// every report is to begin with, and with the word `announce` where every call of a key's code is to be reported ahead.
/// It reports over file descriptor 3, so that nothing that a key prints gets in between.
public final class KeygenLawSuite {
  private var entries: [(number: Int, run: (Reporter, Bool) -> Void)] = []

  /// Creates a suite without keys.
  public init() {}

  /// Adds a key.
  ///
  /// - Parameters:
  ///   - number: what reports call it by.
  ///   - check: what tests it.
  ///   - keeps: laws that have to hold.
  ///   - breaks: laws that are known not to hold.
  public func add(
    _ number: Int, _ check: any KeygenKeyCheck.Type, keeps: [KeygenLaw] = [],
    breaks: [KeygenLaw] = []
  ) {
    entries.append(
      (
        number,
        { reporter, announces in
          check.check(
            KeygenLawRun(
              keeps: keeps, breaks: breaks, announcesCalls: announces,
              report: { reporter.report($0, of: number) }))
        }
      ))
  }

  /// Adds a key that is not there under the conditions of this build.
  public func addAbsent(_ number: Int) {
    entries.append((number, { reporter, _ in reporter.reportAbsence(of: number) }))
  }

  /// Tests the keys that the command line names.
  public func run() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let first = Int(arguments[1]), let end = Int(arguments[2]) else {
      return
    }
    let announces = arguments.dropFirst(4).contains("announce")
    let reporter = Reporter(descriptor: 3, token: arguments[3])
    ProcessLimits.setForSuite()
    for entry in entries where (first..<end).contains(entry.number) {
      ProcessLimits.allowMoreTime()
      reporter.start(entry.number)
      entry.run(reporter, announces)
      if StartedProcesses.areThere {
        reporter.reportProcess(of: entry.number)
        // As long as this process is there, its children can be found and ended by the one that watches it.
        raise(SIGSTOP)
      }
      reporter.finish(entry.number)
    }
    reporter.end()
  }
}
