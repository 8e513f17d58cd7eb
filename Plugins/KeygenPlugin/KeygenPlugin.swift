import Foundation
import PackagePlugin

/// Generates Swift from the `*.keygen.json` of a target, as part of its build.
@main
struct KeygenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let specs = target.sourceFiles.map(\.url).filter {
      $0.lastPathComponent.hasSuffix(".keygen.json")
    }
    guard !specs.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Generating the preference keys of \(target.name)",
        executable: try context.tool(named: "keygen").url,
        arguments: [
          "generate", "--line-directives", "--output", folder.path,
          "--base", target.directoryURL.path,
        ] + specs.map(\.path),
        inputFiles: specs,
        outputFiles: Set(specs.map { outputName(of: $0, in: target.directoryURL) }).sorted()
          .map { folder.appending(path: $0, directoryHint: .notDirectory) })
    ]
  }

  /// The name that `keygen generate --output` gives to the output of a spec.
  private func outputName(of spec: URL, in folder: URL) -> String {
    let base = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let path =
      spec.path.hasPrefix(base) ? String(spec.path.dropFirst(base.count)) : spec.lastPathComponent
    let flattened = path.split(separator: "/").joined(separator: "+").dropLast(".keygen.json".count)
    let replaced = flattened.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isRefused =
        scalar == "\"" || scalar == "\\" || scalar.properties.generalCategory == .control
      return isRefused ? "_" : scalar
    }
    return String(String.UnicodeScalarView(replaced)) + ".keygen.swift"
  }
}
