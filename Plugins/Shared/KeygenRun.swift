import Foundation
import PackagePlugin

/// One run of the tool for a command plugin.
struct KeygenRun {
  /// What is wrong, in words for the user.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The command line of the tool; a path in it is relative to the package or project.
  var arguments: [String]
  /// The targets whose specs are meant; none for those that the command line names.
  private let targets: [String]

  /// Takes `--target NAME`, which may be repeated, out of a command line.
  init(_ commandLine: [String]) {
    var extractor = ArgumentExtractor(commandLine)
    targets = extractor.extractOption(named: "target")
    arguments = extractor.remainingArguments
  }

  /// Runs the tool on a package.
  func perform(in context: PluginContext) throws {
    let chosen = try context.package.targets(named: targets)
    try perform(
      by: context.tool(named: "keygen").url, in: context.package.directoryURL,
      cache: context.pluginWorkDirectoryURL,
      files: chosen.flatMap { $0.sourceModule?.sourceFiles.map(\.url) ?? [] })
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - tool: the path of the tool.
  ///   - folder: the folder of the package or project.
  ///   - cache: a folder of the plugin's own: the sandbox that plugins run in refuses the user's.
  ///   - files: the files of the targets.
  private func perform(by tool: URL, in folder: URL, cache: URL, files: [URL]) throws {
    let specs = files.specs.map { file in
      // As a user would name it.
      let lead = folder.path + "/"
      return file.path.hasPrefix(lead) ? String(file.path.dropFirst(lead.count)) : file.path
    }
    if !targets.isEmpty, specs.isEmpty {
      throw Failure(description: "no *\(specSuffix) in \(targets.joined(separator: ", "))")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + (specs.isEmpty ? [] : ["--"] + specs)
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "keygen ended with code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension KeygenRun {
    /// Runs the tool on a project.
    func perform(in context: XcodePluginContext) throws {
      let chosen = context.xcodeProject.targets.filter { targets.contains($0.displayName) }
      try perform(
        by: context.tool(named: "keygen").url, in: context.xcodeProject.directoryURL,
        cache: context.pluginWorkDirectoryURL,
        files: chosen.flatMap { $0.inputFiles.map(\.url) })
    }
  }
#endif
