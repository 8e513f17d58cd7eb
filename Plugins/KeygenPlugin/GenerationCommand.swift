import Foundation
import PackagePlugin

/// The build command that generates the Swift of one target.
struct GenerationCommand {
  /// The name of the target.
  let target: String
  /// All files of the target.
  let files: [URL]
  /// The folder that outputs are named after.
  let base: URL
  /// The specs of this target and of others, which a spec may come to include without the plugin being asked again.
  let known: Set<URL>
  /// The folder for outputs, the only one that is written to.
  let output: URL

  /// One command where the target has specs; none where it has not.
  func commands(by tool: URL) -> [Command] {
    let specs = files.specs
    guard !specs.isEmpty else { return [] }
    let templates = files.filter {
      $0.pathExtension == "mustache" && folder(of: $0).hasSuffix("/KeygenTemplates")
    }
    var arguments = ["generate", "--line-directives", "--output", output.path, "--base", base.path]
    for folder in Set(templates.map(folder)).sorted() { arguments += ["--templates", folder] }
    let sources = files.filter { $0.path.hasSuffix(outputSuffix) }
    for source in sources { arguments += ["--other-source", source.path] }
    // The tool refuses a name that is taken; asked for it, build systems fail before, and do not say why.
    let taken = Set(sources.map { $0.lastPathComponent.lowercased() })
    let outputs = Set(specs.map(outputName)).map { taken.contains($0.lowercased()) ? "+\($0)" : $0 }
    for spec in known.sorted(by: { $0.path < $1.path }) {
      arguments += ["--includable", spec.path]
    }
    let inputs = known.union(specs + templates)
    return [
      .buildCommand(
        displayName: "Generating the preference keys of \(target)", executable: tool,
        arguments: arguments + specs.map(\.path),
        inputFiles: inputs.sorted { $0.path < $1.path },
        outputFiles: outputs.sorted().map { output.appending(path: $0) })
    ]
  }

  private func folder(of file: URL) -> String { file.deletingLastPathComponent().path }

  /// The name that `keygen generate --output` gives to the output of a spec.
  private func outputName(of spec: URL) -> String {
    let folder = base.path.hasSuffix("/") ? base.path : base.path + "/"
    let isInside = spec.path.hasPrefix(folder)
    let path = isInside ? String(spec.path.dropFirst(folder.count)) : spec.lastPathComponent
    let name = path.split(separator: "/").joined(separator: "+").dropLast(specSuffix.count)
    let replaced = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl || scalar == "\"" || scalar == "\\" ? "_" : scalar
    }
    return String(String.UnicodeScalarView(replaced)) + outputSuffix
  }
}
