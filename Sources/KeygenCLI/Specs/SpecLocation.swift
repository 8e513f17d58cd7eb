import KeygenCore

/// A spec that a command is to work on, and the name that its output gets.
struct SpecLocation: Equatable, Sendable {
  /// The ending of a spec's name.
  static let suffix = SpecSource.suffix
  /// The ending of an output's name.
  static let outputSuffix = ".keygen.swift"

  /// Where a spec is read from.
  enum Origin: Equatable, Sendable {
    case file
    case standardInput
  }

  let origin: Origin
  /// The path as diagnostics show it.
  let path: String
  /// The path relative to the folder that the command was pointed at, which names the output.
  let relativePath: String

  /// The spec that comes over standard input.
  static let standardInput = SpecLocation(
    origin: .standardInput, path: "<stdin>", relativePath: "stdin" + suffix)

  /// The name of the spec's file.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The folder that the spec stands in, with a slash behind it; empty for the working directory.
  var folder: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// The name of the output beside the spec.
  var outputName: String { Self.outputName(of: name) }

  /// The name of the output in a folder that holds all outputs: the folders' names become part of it.
  var flattenedOutputName: String {
    Self.outputName(of: relativePath.split(separator: "/").joined(separator: "+"))
  }

  /// The output's name for a spec's, characters replaced that build systems cannot take in a name.
  static func outputName(of specName: String) -> String {
    let scalars = specName.dropLast(suffix.count).unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "_" as Unicode.Scalar
      default: scalar.properties.generalCategory == .control ? "_" : scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)) + outputSuffix
  }
}
