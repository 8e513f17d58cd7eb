import Disk
import KeygenCore

extension OptionDeclaration {
  static let output = OptionDeclaration(
    "--output", letter: "-o", value: .folder,
    "All outputs are in DIR, each named after its spec's path; without it an output stands beside its spec."
  )
  static let templates = OptionDeclaration(
    "--templates", value: .folder,
    "Use the templates in DIR in place of the built-in ones of their names.")
  static let lineDirectives = OptionDeclaration(
    "--line-directives",
    "Let the compiler report errors in a spec's Swift at the line of the spec.")
  static let base = OptionDeclaration(
    "--base", value: .folder,
    "Name outputs in --output after the specs' paths below DIR instead of below the arguments.")
  static let otherSource = OptionDeclaration(
    "--other-source", value: .file, isRepeatable: true,
    "A Swift file that is compiled into one module with the outputs, so that none may have its name; may be given several times."
  )
  static let includable = OptionDeclaration(
    "--includable", value: .file, isRepeatable: true,
    "A spec that others may include; may be given several times. Where it is, including any other is an error: a build system that knows all inputs of a command beforehand would not notice its changes."
  )
}

/// The outputs that an invocation is about: which specs, where the output of each belongs, and what it is to hold.
///
/// What is then done with an output, writing or comparing, is the command's own.
struct OutputSession {
  /// The options that say which outputs and what they hold; every command with a session takes them all.
  static let options: [OptionDeclaration] = [
    .output, .base, .templates, .lineDirectives, .otherSource, .includable, .format,
  ]

  let plan: OutputPlan
  private let invocation: Invocation
  private let console: Console
  private let finder: SpecFinder
  private let generator: Generator
  private let library: SpecLibrary
  private let ambiguousNames: Set<String>

  /// Whether an argument named a spec, so that there may be others.
  var hasNamedSpecs: Bool { finder.hasNamedSpecs }

  /// The code of the specs that could not be found.
  var codeOfFinding: ExitCode { finder.code }

  /// Finds the specs and reads the templates.
  ///
  /// - Throws: what keeps all outputs from being made: wrong arguments or templates, or specs whose outputs would
  ///   take each other's place.
  init(
    _ invocation: Invocation, _ console: Console, to destination: OutputPlan.Destination
  ) throws(CommandStop) {
    self.invocation = invocation
    self.console = console
    try Self.checkBase(invocation, console)
    finder = try SpecFinder.find(invocation, console)
    plan = OutputPlan(
      finder.specs, to: destination, besides: invocation.values(of: .otherSource))
    guard plan.clashes.isEmpty else {
      console.show(plan.clashes)
      throw .reported(.wrong)
    }
    generator = Generator(templates: try Self.templates(invocation, console))
    library = SpecLibrary(
      finder.specs,
      includable: invocation.has(.includable) ? invocation.values(of: .includable) : nil)
    ambiguousNames = invocation.has(.lineDirectives) ? plan.ambiguousNames : []
  }

  /// Sees that there is a folder to name outputs after: a mistyped one would give them other names.
  private static func checkBase(
    _ invocation: Invocation, _ console: Console
  ) throws(CommandStop) {
    guard let base = invocation.value(of: .base) else { return }
    guard invocation.has(.output) else {
      throw .usage(
        .needless(OptionDeclaration.base.name, without: OptionDeclaration.output.name))
    }
    do throws(SystemError) {
      if try FileStatus(path: base).kind != .folder { throw .notAFolder }
    } catch {
      console.show([.unreadable(base, error)])
      throw .reported(ExitCode(reading: error))
    }
  }

  private static func templates(
    _ invocation: Invocation, _ console: Console
  ) throws(CommandStop) -> TemplateSet {
    guard let path = invocation.value(of: .templates) else { return .builtIn }
    return try TemplateFolder(reading: path, console).templates(console)
  }

  /// Says that there are no specs where the arguments lead, and stops.
  func checkThatSpecsWereFound() throws(CommandStop) {
    try finder.checkThatSpecsWereFound(invocation, console)
  }

  /// Reads a spec and generates its output, and shows what there is to tell.
  ///
  /// - Throws: the code of the spec, where it has no output.
  func generate(_ entry: OutputPlan.Entry) throws(CommandStop) -> GeneratedFile {
    let spec = entry.spec
    let isAmbiguous = ambiguousNames.contains(spec.name.lowercased())
    if isAmbiguous { console.show([.lineDirectivesLeftOut(spec)]) }
    let generation = generator.generate(
      try spec.read(console), library: library,
      lineDirectives: invocation.has(.lineDirectives) && !isAmbiguous)
    console.show(generation.diagnostics) { generation.lineText(at: $0) }
    guard let file = generation.file else { throw .reported(.wrong) }
    return file
  }

  /// The outputs whose specs are gone, in the folder of outputs or else in the folders that were searched.
  ///
  /// `nil` where they cannot be told, since not all specs are known.
  func orphans() -> [Orphan]? {
    if let folder = invocation.value(of: .output) {
      guard !finder.hasNamedSpecs, finder.problems.isEmpty else { return nil }
      return OrphanFinder.inside(
        folder, expected: plan.entries.map(\.spec.flattenedOutputName))
    }
    let named = plan.entries.filter { $0.spec.origin == .file }.map(\.spec.folder)
    return OrphanFinder.beside(finder.searchedFolders + (finder.hasNamedSpecs ? named : []))
  }
}

extension SpecLocation {
  /// Reads the spec.
  func read() throws(SystemError) -> SpecSource {
    let bytes =
      origin == .standardInput
      ? try FileReader.standardInput(limit: SpecSource.sizeLimit)
      : try FileReader.bytes(of: path, limit: SpecSource.sizeLimit)
    return SpecSource(path: path, name: name, bytes: bytes, isFile: origin == .file)
  }

  /// Reads the spec; shows why it cannot be read, and stops.
  func read(_ console: Console) throws(CommandStop) -> SpecSource {
    do throws(SystemError) {
      return try read()
    } catch {
      console.show([.unreadable(path, error)])
      throw .reported(ExitCode(reading: error))
    }
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

  /// A file that stands at the path of an output and was not written by keygen.
  static func foreignFile(_ path: String, of spec: SpecLocation) -> Diagnostic {
    Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: path),
      "this file was not written by keygen, and the output of `\(spec.path)` would replace it",
      remedy: "move the file or rename the spec")
  }
}
