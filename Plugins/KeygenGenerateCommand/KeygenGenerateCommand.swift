import PackagePlugin

/// `swift package keygen-generate …`: writes the Swift that specs describe into the package.
@main
struct KeygenGenerateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try KeygenRun(["generate"] + arguments).perform(in: context)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension KeygenGenerateCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try KeygenRun(["generate"] + arguments).perform(in: context)
    }
  }
#endif
