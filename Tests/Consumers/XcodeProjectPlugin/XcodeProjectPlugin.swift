public import Foundation
public import PackagePlugin

// A stand-in for the module of Xcode, with the declarations that the plugins use, to compile what they have for Xcode where
// there is none.

/// A plugin that makes commands for a build of a target of a project.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// Makes the commands.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A plugin that runs a command on a project.
public protocol XcodeCommandPlugin: CommandPlugin {
  /// Runs the command.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// What a plugin is told of where it runs.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The folder that the plugin may write to.
  public let pluginWorkDirectoryURL: URL
  /// Finds a tool of the plugin.
  public let tool: @Sendable (_ named: String) throws -> PluginContext.Tool

  /// Finds a tool of the plugin.
  public func tool(named name: String) throws -> PluginContext.Tool { try tool(name) }
}

/// A project.
public struct XcodeProject {
  /// The folder that the project is in.
  public let directoryURL: URL
  /// Its targets.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// Its name.
  public let displayName: String
  /// Its files.
  public let inputFiles: FileList
}
