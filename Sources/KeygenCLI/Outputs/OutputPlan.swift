import KeygenCore

/// Where the output of each spec goes.
struct OutputPlan {
  /// A spec with the path of its output.
  struct Entry {
    let spec: SpecLocation
    /// The path of the output, or `nil` for standard output.
    let output: String?
  }

  /// Where outputs go.
  enum Destination: Equatable {
    case besideSpec
    case folder(String)
    case standardOutput
  }

  let entries: [Entry]
  /// Specs whose outputs would take each other's place.
  let clashes: [Diagnostic]

  /// Decides where outputs go.
  ///
  /// - Parameters:
  ///   - specs: the specs.
  ///   - destination: where outputs go.
  ///   - otherSources: paths of Swift files that are compiled into one module with the outputs. The compiler tells files
  ///     of a module by their names, whatever folders they are in.
  init(_ specs: [SpecLocation], to destination: Destination, besides otherSources: [String] = []) {
    let others = Dictionary(otherSources.map { (Self.name(of: $0).lowercased(), $0) }) { first, _ in
      first
    }

    entries = specs.map { Entry(spec: $0, output: Self.output(of: $0, to: destination)) }
    var first: [String: SpecLocation] = [:]
    var clashes: [Diagnostic] = []
    for entry in entries {
      guard let output = entry.output else { continue }
      // File systems may take names that differ in case only for one; strings equal each other across the
      // composition of accents, as names do on some file systems.
      let key = output.lowercased()
      if let other = others[Self.name(of: key)], other != output {
        clashes.append(Self.clash(entry.spec, withSource: other))
      }
      if let other = first[key] {
        clashes.append(Self.clash(entry.spec, other, output: output))
      } else {
        first[key] = entry.spec
      }
    }
    self.clashes = clashes
  }

  /// Names, in lowercase, that several specs have: the compiler would warn that the `#fileID`s that line directives give
  /// them are alike.
  var ambiguousNames: Set<String> {
    var seen: Set<String> = []
    return Set(entries.map { $0.spec.name.lowercased() }.filter { !seen.insert($0).inserted })
  }

  private static func output(of spec: SpecLocation, to destination: Destination) -> String? {
    switch destination {
    case .standardOutput: nil
    case .folder(let folder):
      (folder.hasSuffix("/") ? folder : folder + "/") + spec.flattenedOutputName
    case .besideSpec:
      spec.origin == .standardInput ? nil : spec.folder + spec.outputName
    }
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func clash(_ spec: SpecLocation, withSource source: String) -> Diagnostic {
    Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: spec.path),
      "the output of this spec would have the name of `\(source)`, which is in the same module",
      notes: [.init("the other file", at: SourceLocation(wholeFile: source))],
      remedy: "remove that file if it was generated, or rename it or the spec")
  }

  private static func clash(
    _ spec: SpecLocation, _ other: SpecLocation, output: String
  ) -> Diagnostic {
    Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: spec.path),
      "its output `\(output)` would take the place of the output of `\(other.path)`",
      notes: [.init("the other spec", at: SourceLocation(wholeFile: other.path))],
      remedy: "rename one of the specs; case and accents do not tell names apart on every disk")
  }
}
