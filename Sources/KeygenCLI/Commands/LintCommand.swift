import Disk
import KeygenCore

extension OptionDeclaration {
  static let strict = OptionDeclaration(
    "--strict", "End with code 1 for warnings as for errors, and show them with --quiet, too.")
}

extension CommandDeclaration {
  static let lint = CommandDeclaration(
    name: "lint",
    summary: "Find what is wrong with specs, and what is probably not meant.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Reports every error and warning of each spec, and neither reads nor writes outputs.
      Ends with code 1 where there are errors. A warning is switched off by the name of its
      rule in `allow`, in the spec or at the key or modifier that it is about.
      """,
    options: [.strict, .format],
    example: (
      line: "keygen lint --strict --format sarif Sources > keygen.sarif",
      effect: "fails for any error or warning, and leaves them as a SARIF log"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try LintCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen lint`: reads specs and tells what there is to tell about them.
struct LintCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    let finder = try SpecFinder.find(invocation, console)
    try finder.checkThatSpecsWereFound(invocation, console)
    var code = finder.code
    let library = SpecLibrary(finder.specs)
    for (index, spec) in finder.specs.enumerated() {
      console.progress(index, of: finder.specs.count, spec.path)
      do throws(CommandStop) {
        try lint(spec, library)
      } catch {
        if case .reported(let reported) = error { code = code.combined(with: reported) }
      }
    }
    return code
  }

  private func lint(_ spec: SpecLocation, _ library: SpecLibrary) throws(CommandStop) {
    let listing = LintListing(of: try spec.read(console), library: library)
    let limit = invocation.has(.strict) ? Diagnostic.Severity.warning : .error
    console.show(listing.diagnostics, evenQuietly: limit) { listing.lineText(at: $0) }
    if listing.diagnostics.contains(where: { $0.severity >= limit }) { throw .reported(.wrong) }
    console.detail("linted \(spec.path.withoutControls)")
  }
}
