import Foundation
import PackagePlugin

/// Generates Swift from the `*.keygen.json` of a target, as part of its build.
@main
struct KeygenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let others = context.package.targets + target.recursiveTargetDependencies
    return try GenerationCommand(
      target: target.name, files: target.sourceFiles.map(\.url), base: target.directoryURL,
      known: Set(others.flatMap { $0.sourceModule?.sourceFiles.map(\.url).specs ?? [] }),
      output: context.pluginWorkDirectoryURL
    ).commands(by: context.tool(named: "keygen").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension KeygenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of Xcode has no folder of its own: outputs are named after the paths in the project.
      try GenerationCommand(
        target: target.displayName, files: target.inputFiles.map(\.url),
        base: context.xcodeProject.directoryURL,
        known: Set(context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url).specs }),
        output: context.pluginWorkDirectoryURL
      ).commands(by: context.tool(named: "keygen").url)
    }
  }
#endif
