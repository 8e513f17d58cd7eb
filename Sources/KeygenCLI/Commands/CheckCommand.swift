import Disk
import KeygenCore

extension OptionDeclaration {
  static let diff = OptionDeclaration(
    "--diff", "Print unified diffs from what is on disk to what the specs say.")
}

extension CommandDeclaration {
  static let check = CommandDeclaration(
    name: "check",
    summary: "Tell whether what is on disk is what the specs say.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Takes the arguments that `keygen generate` was given, and writes nothing. Ends with
      code 0 when every output is up to date, and with code 1 after naming each that is
      stale or missing, and each whose spec is gone: a *.keygen.swift with keygen's banner
      in --output, or else beside specs and in the folders searched.
      """,
    options: OutputSession.options + [.diff],
    example: (
      line: "keygen check --diff Sources",
      effect: "shows what `keygen generate --prune Sources` would change"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try CheckCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen check`: compares what is on disk with what specs say.
struct CheckCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    let folder = invocation.value(of: .output)
    if folder == nil, invocation.arguments.contains("-") {
      throw .usage(.nowhereToLook(OptionDeclaration.output.name))
    }
    if invocation.has(.diff) { console.expectResult() }
    let session = try OutputSession(
      invocation, console, to: folder.map { .folder($0) } ?? .besideSpec)
    let orphans = session.orphans() ?? []
    if orphans.isEmpty { try session.checkThatSpecsWereFound() }
    var code = session.codeOfFinding
    for (index, entry) in session.plan.entries.enumerated() {
      console.progress(index, of: session.plan.entries.count, entry.spec.path)
      do throws(CommandStop) {
        try check(entry, of: session)
      } catch {
        if case .reported(let reported) = error { code = code.combined(with: reported) }
      }
    }
    for orphan in orphans {
      do throws(CommandStop) {
        try report(orphan)
      } catch {
        if case .reported(let reported) = error { code = code.combined(with: reported) }
      }
    }
    return code
  }

  private func check(_ entry: OutputPlan.Entry, of session: OutputSession) throws(CommandStop) {
    guard let path = entry.output else { return }
    let expected = try session.generate(entry).bytes
    guard let existing = try read(path) else {
      console.show([.missingOutput(path, of: entry.spec)])
      try show(UnifiedDiff(from: nil, to: expected, path: path))
      throw .reported(.wrong)
    }
    if existing == expected { return console.detail("up to date \(path.withoutControls)") }
    guard existing.isEmpty || GeneratedFile.bearsBanner(existing) else {
      console.show([.foreignFile(path, of: entry.spec)])
      throw .reported(.wrong)
    }
    console.show([.staleOutput(path, of: entry.spec, existing: existing, expected: expected)]) {
      Self.lineText(at: $0, of: existing)
    }
    try show(UnifiedDiff(from: existing, to: expected, path: path))
    throw .reported(.wrong)
  }

  private static func lineText(at location: SourceLocation, of bytes: [UInt8]) -> String? {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: location.line, omittingEmptySubsequences: false)
    return location.line <= lines.count
      ? String(decoding: lines[location.line - 1], as: UTF8.self) : nil
  }

  private func report(_ orphan: Orphan) throws(CommandStop) {
    console.show([orphan.diagnostic])
    if invocation.has(.diff), let existing = try read(orphan.path) {
      try show(UnifiedDiff(from: existing, to: nil, path: orphan.path))
    }
    throw .reported(.wrong)
  }

  /// What stands at a path; `nil` where nothing does.
  private func read(_ path: String) throws(CommandStop) -> [UInt8]? {
    do throws(SystemError) {
      return try FileReader.bytes(of: path)
    } catch {
      if error.isAbsence { return nil }
      console.show([.unreadable(path, error)])
      throw .reported(.environment)
    }
  }

  private func show(_ diff: @autoclosure () -> UnifiedDiff) throws(CommandStop) {
    guard invocation.has(.diff) else { return }
    // A reader that has seen enough changes nothing in the verdict.
    if console.deliver(diff().bytes) == .failed { throw .reported(.environment) }
  }
}

extension Diagnostic {
  /// An output that is not what its spec says, at the first place that differs.
  static func staleOutput(
    _ path: String, of spec: SpecLocation, existing: [UInt8], expected: [UInt8]
  ) -> Diagnostic {
    let same = zip(existing, expected).prefix { $0 == $1 }.count
    let before = existing[..<same]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Diagnostic(
      .staleOutput, at: SourceLocation(file: path, line: line, column: same - lineStart + 1),
      "from here on this is not what `\(spec.path)` says",
      remedy: "run `keygen generate` with the same arguments")
  }

  /// An output that is not there.
  static func missingOutput(_ path: String, of spec: SpecLocation) -> Diagnostic {
    Diagnostic(
      .missingOutput, at: SourceLocation(wholeFile: spec.path),
      "the output of this spec, `\(path)`, is missing",
      remedy: "run `keygen generate` with the same arguments")
  }
}
