/// What has come of the checks of one modifier or container so far.
///
/// A check is made of many comparisons, and fails by the first that does. One none of whose comparisons could have told
/// right code from wrong has not been made, and does not pass.
@MainActor final class KeygenChecks {
  private let run: KeygenTestRun
  private let names: [String]
  private var failures: [String: String] = [:]
  private var made: Set<String> = []
  private var reasons: [String: String] = [:]

  /// - Parameters:
  ///   - run: where the results are reported.
  ///   - names: the names of the checks, in the order of reports.
  init(_ run: KeygenTestRun, _ names: [String]) {
    self.run = run
    self.names = names
  }

  /// Takes the result of a comparison.
  ///
  /// - Parameters:
  ///   - check: the check that it belongs to.
  ///   - holds: whether it came out as it had to.
  ///   - tells: whether it could have come out otherwise.
  ///   - example: what shows that it failed, to follow the name of what is tested.
  func expect(
    _ check: String, _ holds: Bool, tells: Bool = true, _ example: @autoclosure () -> String
  ) {
    if tells { made.insert(check) }
    if !holds, failures[check] == nil { failures[check] = example() }
  }

  /// Holds a value to another one.
  ///
  /// - Parameters:
  ///   - check: the check that it belongs to.
  ///   - found: the value.
  ///   - wanted: what it has to be.
  ///   - otherwise: what it would be if nothing had been done.
  ///   - deed: what the value came of, to follow the name of what is tested: `reported`.
  ///   - circumstances: where the other value comes from: `where its argument is`.
  func compare<Value>(
    _ check: String, _ found: Value, with wanted: Value, unlike otherwise: Value,
    _ deed: String, _ circumstances: @autoclosure () -> String
  ) {
    expect(
      check, ViewValue.areEqual(found, wanted), tells: !ViewValue.areEqual(wanted, otherwise),
      "\(deed) \(ViewValue.text(of: found)) \(circumstances()) \(ViewValue.text(of: wanted))")
  }

  /// Says why a check cannot be made, should it not be.
  func explain(_ check: String, _ reason: String) { reasons[check] = reason }

  /// Says of the arguments that no value of one is known, should a check not be made.
  ///
  /// - Parameter arguments: each with its name, its type and how many values of it are known.
  func explainArguments(_ arguments: [(name: String, type: String, count: Int)]) {
    guard let unknown = arguments.first(where: { $0.count == 0 }) else { return }
    for name in names {
      reasons[name] =
        "no value of the type `\(unknown.type)` is known for its argument `\(unknown.name)`"
    }
  }

  /// Reports the results.
  func finish() {
    for name in names {
      let check = CheckName(rawValue: name)
      if let failure = failures[name] {
        run.fail(check, example: failure)
      } else if made.contains(name) {
        run.pass(check)
      } else {
        run.skip(
          check,
          because: SkipReason(
            rawValue: reasons[name] ?? "no value is known that would show a difference"))
      }
    }
  }
}
