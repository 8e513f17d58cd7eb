import Disk
import KeygenCore

extension OptionDeclaration {
  static let stdout = OptionDeclaration("--stdout", "Print the output instead of writing files.")
  static let prune = OptionDeclaration(
    "--prune",
    "Remove outputs whose spec is gone: *.keygen.swift that bear keygen's banner, in the folders searched. With --output, in that folder all that the specs named here do not give: name every folder of specs that it holds outputs of."
  )
}

extension CommandDeclaration {
  static let generate = CommandDeclaration(
    name: "generate",
    summary: "Write the Swift that specs describe.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Without arguments every *.keygen.json below the working directory is taken; hidden
      files and folders are left out. `-` is standard input, whose output goes to standard
      output. NAME.keygen.json gives NAME.keygen.swift. A file whose content is right
      already is not touched. A spec with errors writes nothing, and leaves the others alone.
      """,
    options: [.stdout] + OutputSession.options + [.prune],
    example: (
      line: "keygen generate Sources/App/Navigation.keygen.json",
      effect: "writes Sources/App/Navigation.keygen.swift"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try GenerateCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen generate`: reads specs and writes Swift.
struct GenerateCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    try checkOptions()
    if invocation.has(.stdout) || (invocation.arguments.contains("-") && !invocation.has(.output)) {
      console.expectResult()
    }
    let session = try OutputSession(invocation, console, to: destination)
    if !invocation.has(.prune) {
      try session.checkThatSpecsWereFound()
    } else if invocation.has(.output), session.hasNamedSpecs {
      throw .usage(.namedSpecsWithPrune)
    }
    if !session.plan.entries.isEmpty { try makeOutputFolder() }
    TemporaryFile.removeAbandoned(beside: session.plan.entries.compactMap(\.output))
    let code = session.codeOfFinding.combined(with: generate(session))
    return invocation.has(.prune) ? code.combined(with: try prune(session)) : code
  }

  private func checkOptions() throws(CommandStop) {
    if invocation.has(.stdout), invocation.has(.output) {
      throw .usage(.conflict(OptionDeclaration.stdout.name, OptionDeclaration.output.name))
    }
    guard invocation.has(.prune) else { return }
    if invocation.has(.stdout) {
      throw .usage(.conflict(OptionDeclaration.prune.name, OptionDeclaration.stdout.name))
    }
    if invocation.arguments.contains("-") {
      throw .usage(.conflict(OptionDeclaration.prune.name, "-"))
    }
  }

  private var destination: OutputPlan.Destination {
    invocation.has(.stdout)
      ? .standardOutput : invocation.value(of: .output).map { .folder($0) } ?? .besideSpec
  }

  private func makeOutputFolder() throws(CommandStop) {
    guard let folder = invocation.value(of: .output) else { return }
    do throws(SystemError) {
      try FileWriter.makeFolder(folder)
    } catch {
      console.show([.unwritable(folder, error)])
      throw .reported(.environment)
    }
  }

  private func generate(_ session: OutputSession) -> ExitCode {
    var code = ExitCode.done
    for (index, entry) in session.plan.entries.enumerated() {
      console.progress(index, of: session.plan.entries.count, entry.spec.path)
      do throws(CommandStop) {
        let file = try session.generate(entry)
        if let path = entry.output {
          try write(file, to: path, of: entry.spec)
        } else {
          let delivery = console.deliver(file.bytes)
          // Nobody reads what further specs would give.
          if delivery != .taken { return code.combined(with: delivery.exitCode) }
        }
      } catch {
        if case .reported(let reported) = error { code = code.combined(with: reported) }
      }
    }
    return code
  }

  private func write(
    _ file: GeneratedFile, to path: String, of spec: SpecLocation
  ) throws(CommandStop) {
    // A file that keygen did not write is left alone.
    let start = try? FileReader.start(of: path, count: GeneratedFile.bannerLength)
    if let start, !start.isEmpty, !GeneratedFile.bearsBanner(start) {
      console.show([.foreignFile(path, of: spec)])
      throw .reported(.wrong)
    }
    do throws(SystemError) {
      switch try FileWriter.write(file.bytes, to: path) {
      case .written: console.detail("wrote \(path.withoutControls)")
      case .unchanged: console.detail("unchanged \(path.withoutControls)")
      }
    } catch {
      console.show([.unwritable(path, error)])
      throw .reported(.environment)
    }
  }

  // MARK: Pruning

  private func prune(_ session: OutputSession) throws(CommandStop) -> ExitCode {
    guard let orphans = session.orphans() else {
      console.say("Nothing is pruned, since not every spec could be found.")
      return .done
    }
    if orphans.isEmpty { try session.checkThatSpecsWereFound() }
    var code = ExitCode.done
    for orphan in orphans where !orphan.isLink {
      do throws(SystemError) {
        try FileWriter.remove(orphan.path)
        console.say("removed \(orphan.path.withoutControls), which no spec gives any more")
      } catch {
        console.show([.unremovable(orphan.path, error)])
        code = .environment
      }
    }
    return code
  }
}

extension Diagnostic {
  /// A file that cannot be removed.
  static func unremovable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .unwritable, at: SourceLocation(wholeFile: path), "cannot be removed: \(error.reason)")
  }
}
