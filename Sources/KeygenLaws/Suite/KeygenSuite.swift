#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tests of a spec: what the program that `keygen verify` builds runs.
///
/// The program is called with the numbers of the first test and of the one behind the last, with a word that every
/// report is to begin with, with the seed of random values, and with the word `announce` where every call of the tested
/// code is to be reported ahead. It reports over file descriptor 3, so that nothing that a test prints gets in between.
public final class KeygenSuite {
  private var tests: [(number: Int, test: (any KeygenTest.Type)?)] = []

  /// Creates a suite without tests.
  public init() {}

  /// Adds a test.
  ///
  /// - Parameters:
  ///   - number: what reports call it by.
  ///   - test: the test.
  public func add(_ number: Int, _ test: any KeygenTest.Type) { tests.append((number, test)) }

  /// Adds a test of something that is not there under the conditions of this build.
  public func addAbsent(_ number: Int) { tests.append((number, nil)) }

  /// Makes one test in this process.
  ///
  /// - Parameters:
  ///   - number: what the test was added by.
  ///   - seed: what random values are made from.
  /// - Returns: what is wrong, a line for each check that failed.
  public func failures(of number: Int, seed: UInt64) -> [String] {
    var failures: [String] = []
    let run = KeygenTestRun(announcesCalls: false, seed: seed) {
      if case .failed(let check, let example) = $0 {
        failures.append("\(check.rawValue): \(example)")
      }
    }
    for test in tests where test.number == number { test.test?.run(run) }
    return failures
  }

  /// Makes the tests that the command line names.
  public func run() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, let first = Int(arguments[1]), let end = Int(arguments[2]),
      let seed = UInt64(arguments[4])
    else { return }
    let announces = arguments.dropFirst(5).contains("announce")
    let reporter = Reporter(descriptor: 3, token: arguments[3])
    ProcessLimits.setForSuite()
    for (number, test) in tests where (first..<end).contains(number) {
      ProcessLimits.allowMoreTime()
      reporter.start(number)
      if let test {
        test.run(
          KeygenTestRun(announcesCalls: announces, seed: seed) { reporter.report($0, of: number) })
      } else {
        reporter.reportAbsence(of: number)
      }
      if StartedProcesses.areThere {
        reporter.reportProcess(of: number)
        // As long as this process is there, its children can be found and ended by the one that watches it.
        raise(SIGSTOP)
      }
      reporter.finish(number)
    }
    reporter.end()
  }
}
