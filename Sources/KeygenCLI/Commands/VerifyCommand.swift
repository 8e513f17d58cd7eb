import Disk
import KeygenCore
import KeygenVerification

extension CommandDeclaration {
  static let verify = CommandDeclaration(
    name: "verify",
    summary: "Compile the Swift that specs describe, and test every key, modifier and container.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Each output is compiled against HeadlessUI, in Swift 6 mode with warnings as errors,
      and run. The default has to be neutral, where the strategy promises that; neither the
      grouping of values may matter, nor, for strategies such as `sum`, their order; what
      several values come to is compared with what the strategy means; a key has to be safe
      to call from several threads, and may ask for the next value once at most. The values
      are built-in and random ones for types that are known, and the spec's `samples`. Every
      modifier and container is put into small view trees: what is set has to arrive, what is
      observed to be heard, what is measured to be the frame in its space. What one key's or
      modifier's code does, be it a trap or an endless loop, is its failure alone. The last
      line of the output is `N passed, N failed`, and `, N skipped` where some checks could not
      be made; with `--verbose` there is a line for each check before it.

      The compiler is the `swiftc` on the PATH. HeadlessUI is compiled once, and kept in
      a folder `keygen` where the system keeps caches: in XDG_CACHE_HOME where that is set,
      or else in ~/.cache, on a Mac in ~/Library/Caches. Results are kept there as well: a
      spec is verified again when a byte of it changes, of a file that belongs to it, of
      HeadlessUI, or of the tools.
      """,
    options: [
      .support, .jobs, .shard, .filter, .seed, .noCache, .keep, .runtime, .junit, .json, .format,
    ],
    example: (
      line: "keygen verify Sources/App --support Sources/App/Model.swift",
      effect: "tests what the specs below Sources/App describe; the exit code is 1 if a test fails"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try VerifyCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen verify`: compiles and tests what specs describe.
struct VerifyCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    var finder = SpecFinder()
    let options: Verifier.Options
    let shard: Shard?
    do throws(UsageError) {
      options = try Verifier.Options(invocation)
      try checkReports()
      shard = try invocation.shard()
      try finder.add(invocation.arguments)
    } catch {
      throw .usage(error)
    }
    try check(finder, options)
    var session = VerifySession(options: options, finder: finder, console: console)
    session.add(unreadable: finder.problems)
    for location in shard?.part(of: finder.specs) ?? finder.specs { session.add(location) }
    // Another part may be the one that the filter chooses a check of.
    return session.finish(mayBeEmpty: shard != nil, reports: reports)
  }

  /// Sees that there is something to work on.
  private func check(
    _ finder: SpecFinder, _ options: Verifier.Options
  ) throws(CommandStop) {
    if finder.specs.isEmpty, finder.problems.isEmpty {
      let places = invocation.arguments.isEmpty ? ["."] : invocation.arguments
      console.fail("no *.keygen.json below \(places.joined(separator: ", "))")
      throw .reported(.wrong)
    }
    let missing = options.support.filter { (try? FileStatus(path: $0))?.kind != .file }
    guard missing.isEmpty else {
      for path in missing { console.fail("`--support` names \(path), which is no file") }
      throw .reported(.wrong)
    }
  }

  /// Sees that no results are written where something else is wanted: `--json A.keygen.json` looks as if it were about
  /// that spec.
  private func checkReports() throws(UsageError) {
    let options = [OptionDeclaration.junit, .json]
    for option in options {
      guard let path = invocation.value(of: option) else { continue }
      if path.hasSuffix(SpecLocation.suffix) || path.hasSuffix(".swift") {
        throw .preciousReport(path, option: option.name)
      }
    }
    let paths = options.compactMap { invocation.value(of: $0) }
    if paths.count == 2, PathText.normalized(paths[0]) == PathText.normalized(paths[1]) {
      throw .oneReport(paths[0])
    }
  }

  /// The files that results are to be written to, and what makes their texts.
  private var reports: [(path: String, text: ([SpecResult]) -> [UInt8])] {
    [(.junit, JUnitReport.bytes), (.json, JSONReport.bytes)].compactMap { option, text in
      invocation.value(of: option).map { ($0, text) }
    }
  }
}
