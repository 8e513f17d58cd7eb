import KeygenCore

extension SpecFinder {
  /// The specs that the arguments of an invocation mean. What cannot be found or read is shown.
  static func find(
    _ invocation: Invocation, _ console: Console
  ) throws(CommandStop) -> SpecFinder {
    var finder = SpecFinder(base: invocation.value(of: .base))
    do throws(UsageError) {
      try finder.add(invocation.arguments)
    } catch {
      throw .usage(error)
    }
    console.show(finder.problems)
    return finder
  }

  /// Says that there are no specs where the arguments lead, and stops.
  func checkThatSpecsWereFound(
    _ invocation: Invocation, _ console: Console
  ) throws(CommandStop) {
    guard specs.isEmpty, problems.isEmpty else { return }
    let places = invocation.arguments.isEmpty ? ["."] : invocation.arguments
    console.fail("no *\(SpecLocation.suffix) below \(places.joined(separator: ", "))")
    throw .reported(.wrong)
  }
}
