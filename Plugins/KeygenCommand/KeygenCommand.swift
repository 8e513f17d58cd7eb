import Foundation
import PackagePlugin

/// `swift package keygen COMMAND …`: the commands of the tool that write nothing into the package.
@main
struct KeygenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var run = KeygenRun(arguments)
    try refuseToWrite(run)
    if run.arguments.first == "verify", let sources = runtimeSources(of: context.package) {
      run.arguments += ["--runtime", sources.path]
    }
    try run.perform(in: context)
  }

  /// The sources that `verify` compiles outputs against, which are where this plugin comes from.
  private func runtimeSources(of package: Package) -> URL? {
    if package.displayName == "keygen" { return package.directoryURL.appending(path: "Sources") }
    return package.dependencies.lazy.compactMap { runtimeSources(of: $0.package) }.first
  }

  /// Refuses what would write into the package: not every system has a sandbox that does.
  private func refuseToWrite(_ run: KeygenRun) throws {
    let words = run.arguments.filter { !$0.hasPrefix("-") }
    let isWriting =
      ["generate", "adopt", "init"].contains(words.first)
      || words.starts(with: ["templates", "export"])
    guard isWriting else { return }
    let writing = words[0] == "generate" ? "package keygen-generate" : "run keygen \(words[0])"
    throw KeygenRun.Failure(
      description: "`swift package keygen` writes nothing: use `swift \(writing)`")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension KeygenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = KeygenRun(arguments)
      try refuseToWrite(run)
      try run.perform(in: context)
    }
  }
#endif
