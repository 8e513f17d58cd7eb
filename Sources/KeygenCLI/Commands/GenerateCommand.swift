import KeygenCore

extension OptionDeclaration {
  static let output = OptionDeclaration(
    "--output", letter: "-o", value: .folder,
    "Put all outputs into DIR, each named after its spec's path; without it an output stands beside its spec."
  )
  static let stdout = OptionDeclaration("--stdout", "Print the output instead of writing files.")
  static let lineDirectives = OptionDeclaration(
    "--line-directives",
    "Let the compiler report errors in a spec's Swift at the line of the spec.")
  static let base = OptionDeclaration(
    "--base", value: .folder,
    "Name outputs in --output after the specs' paths below DIR instead of below the arguments.")
}

extension CommandDeclaration {
  static let generate = CommandDeclaration(
    name: "generate",
    summary: "Write the Swift that specs describe.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Without arguments every *.keygen.json below the working directory is taken; hidden
      folders are left out. `-` is standard input, whose output goes to standard output.
      NAME.keygen.json gives NAME.keygen.swift. A file whose content is right already is
      not touched. A spec with errors writes nothing, and leaves the others alone.
      """,
    options: [.output, .stdout, .lineDirectives, .base],
    example: (
      line: "keygen generate Sources/App/Navigation.keygen.json",
      effect: "writes Sources/App/Navigation.keygen.swift"
    ),
    run: { GenerateCommand(invocation: $0, console: $1).run() })
}

/// `keygen generate`: reads specs and writes Swift.
struct GenerateCommand {
  let invocation: Invocation
  let console: Console

  func run() -> ExitCode {
    let plan: OutputPlan
    var code = ExitCode.done
    do throws(UsageError) {
      let destination = try destination()
      var finder = SpecFinder(base: invocation.value(of: .base))
      try finder.add(invocation.arguments)
      console.show(finder.problems)
      if !finder.problems.isEmpty { code = .wrong }
      if finder.specs.isEmpty, finder.problems.isEmpty { return nothingFound() }
      plan = OutputPlan(finder.specs, to: destination)
    } catch {
      console.fail(error.message)
      return .usage
    }
    guard plan.clashes.isEmpty else {
      console.show(plan.clashes)
      return .wrong
    }
    return generate(plan).combined(with: code)
  }

  private func destination() throws(UsageError) -> OutputPlan.Destination {
    if invocation.has(.stdout) {
      if invocation.has(.output) {
        throw .conflict(OptionDeclaration.stdout.name, OptionDeclaration.output.name)
      }
      return .standardOutput
    }
    return invocation.value(of: .output).map { .folder($0) } ?? .besideSpec
  }

  private func nothingFound() -> ExitCode {
    let places = invocation.arguments.isEmpty ? ["."] : invocation.arguments
    console.fail("no *.keygen.json below \(places.joined(separator: ", "))")
    return .wrong
  }

  private func generate(_ plan: OutputPlan) -> ExitCode {
    if let folder = invocation.value(of: .output) {
      do {
        try FileWriter.makeFolder(folder)
      } catch {
        console.show([.unwritable(folder, error)])
        return .environment
      }
    }
    let generator = Generator()
    let ambiguous = invocation.has(.lineDirectives) ? Self.ambiguousNames(plan) : []
    var code = ExitCode.done
    for entry in plan.entries {
      let directives =
        invocation.has(.lineDirectives) && !ambiguous.contains(entry.spec.name.lowercased())
      if invocation.has(.lineDirectives), !directives {
        console.show([.lineDirectivesLeftOut(entry.spec)])
      }
      code = code.combined(with: generate(entry, with: generator, lineDirectives: directives))
    }
    return code
  }

  /// Names that several specs have: the compiler would warn that their `#fileID`s are alike.
  private static func ambiguousNames(_ plan: OutputPlan) -> Set<String> {
    var seen: Set<String> = []
    return Set(
      plan.entries.map { $0.spec.name.lowercased() }.filter { !seen.insert($0).inserted })
  }

  private func generate(
    _ entry: OutputPlan.Entry, with generator: Generator, lineDirectives: Bool
  ) -> ExitCode {
    let spec = entry.spec
    let bytes: [UInt8]
    do {
      bytes =
        spec.origin == .standardInput
        ? try FileReader.standardInput(limit: SpecSource.sizeLimit)
        : try FileReader.bytes(of: spec.path, limit: SpecSource.sizeLimit)
    } catch {
      console.show([.unreadable(spec.path, error)])
      return .environment
    }
    let generation = generator.generate(
      SpecSource(path: spec.path, name: spec.name, bytes: bytes), lineDirectives: lineDirectives)
    console.show(generation.diagnostics) { generation.lineText(at: $0) }
    guard let file = generation.file else { return .wrong }
    return write(file, to: entry)
  }

  private func write(_ file: GeneratedFile, to entry: OutputPlan.Entry) -> ExitCode {
    guard let output = entry.output else {
      if Console.output(file.bytes) { return .done }
      console.fail("standard output was closed before all was written")
      return .environment
    }
    if let foreign = foreignFile(at: output, of: entry.spec) {
      console.show([foreign])
      return .wrong
    }
    do {
      switch try FileWriter.write(file.bytes, to: output) {
      case .written: console.detail("wrote \(output)")
      case .unchanged: console.detail("unchanged \(output)")
      }
      return .done
    } catch {
      console.show([.unwritable(output, error)])
      return .environment
    }
  }

  /// A file that stands at the path of an output and was not written by keygen is left alone.
  private func foreignFile(at path: String, of spec: SpecLocation) -> Diagnostic? {
    guard let existing = try? FileReader.bytes(of: path), !existing.isEmpty,
      !GeneratedFile.bearsBanner(existing)
    else { return nil }
    return Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: path),
      "this file was not written by keygen, and the output of `\(spec.path)` would replace it",
      remedy: "move the file or rename the spec")
  }
}

extension Diagnostic {
  /// A spec gets no line directives because another spec of the run has its name.
  static func lineDirectivesLeftOut(_ spec: SpecLocation) -> Diagnostic {
    Diagnostic(
      .lineDirectivesLeftOut, .remark, at: SourceLocation(wholeFile: spec.path),
      "errors in its Swift are reported in the output: another spec has the same name",
      remedy: "give the specs of one target different names")
  }
}
