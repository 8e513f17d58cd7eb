import KeygenCore
import KeygenVerification

/// Puts together what is verified of each spec: its own output, and what that does not compile without.
struct VerifiableSpecs {
  private let generator: Generator
  private let library: SpecLibrary
  private let console: Console
  /// What came of each spec, by its path.
  private var generations: [String: Generation] = [:]
  /// What has been shown: an error of an included spec comes up with each that needs it.
  private var shown: Set<Diagnostic> = []

  init(_ generator: Generator, _ library: SpecLibrary, _ console: Console) {
    self.generator = generator
    self.library = library
    self.console = console
  }

  /// Generates the Swift of a spec of the run, and shows what there is to tell about it.
  mutating func generate(_ source: SpecSource) -> Generation {
    let generation = generator.generate(source, library: library, lineDirectives: true)
    generations[source.path] = generation
    show(generation.diagnostics, of: generation)
    return generation
  }

  /// What is to be verified of a spec, after all specs of the run have been generated from.
  ///
  /// - Returns: `nil` where something is missing, which has been shown.
  mutating func spec(_ source: SpecSource, _ generation: Generation) -> VerifiableSpec? {
    guard generation.file != nil else { return nil }
    let others = library.companions(of: generation)
    let companions = others.map { ($0.path, companion($0)) }
    var supportFiles: [String] = []
    for file in ([generation] + companions.map(\.1)).flatMap(\.supportFiles) {
      do throws(FileFault) {
        supportFiles.append(try checkedPath(of: file))
      } catch {
        let holder = generations[file.location.file] ?? generation
        show([.unreadable(file, error)], of: holder)
        return nil
      }
    }
    return VerifiableSpec(
      path: source.path, sources: [source.bytes] + others.map(\.bytes), generation,
      companions: companions, supportFiles: supportFiles)
  }

  /// The text of a line of a spec that something was generated from.
  func lineText(at location: SourceLocation) -> String? {
    generations[location.file]?.lineText(at: location)
  }

  private mutating func companion(_ source: SpecSource) -> Generation {
    if let generation = generations[source.path] { return generation }
    let generation = generator.generate(source, library: library, lineDirectives: true)
    generations[source.path] = generation
    // It is no spec of the run: only what keeps it from being compiled is of interest.
    show(generation.diagnostics.filter { $0.severity == .error }, of: generation)
    return generation
  }

  private func checkedPath(of file: SupportFile) throws(FileFault) -> String {
    guard let path = file.path else {
      throw FileFault(reason: "standard input has no folder that a path could be relative to")
    }
    _ = try DiskFiles().identity(of: path)
    return path
  }

  private mutating func show(_ diagnostics: [Diagnostic], of generation: Generation) {
    let new = diagnostics.filter { shown.insert($0).inserted }
    console.show(new) { generation.lineText(at: $0) }
  }
}

extension Diagnostic {
  /// A hand-written file that a spec names cannot be read.
  fileprivate static func unreadable(_ file: SupportFile, _ fault: FileFault) -> Diagnostic {
    Diagnostic(
      .unreadable, at: file.location,
      "`\(file.written)` cannot be compiled together with the output: \(fault.reason)",
      remedy: "a path in `support` is relative to the folder of the spec")
  }
}
