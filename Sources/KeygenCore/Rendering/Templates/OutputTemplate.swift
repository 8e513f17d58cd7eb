import Mustache
import Templates

/// A template that writes a part of the output.
public struct OutputTemplate: Sendable {
  /// The ending of a template's file.
  public static let suffix = ".mustache"

  /// The name by which other templates bring it in.
  public let name: String
  /// What it writes, one line of prose without a full stop.
  public let meaning: String
  /// The text in UTF-8.
  public let text: [UInt8]

  /// The name of its file.
  public var fileName: String { name + Self.suffix }

  /// The templates that are built in; `file` is the one that brings in the others.
  public static let builtIn = BuiltInTemplates.all.map {
    OutputTemplate(name: $0.name, meaning: $0.meaning, text: $0.text)
  }

  /// What stands in front of the file names of built-in templates in diagnostics.
  static let builtInFolder = "<built-in>/"

  var source: TemplateSource {
    TemplateSource(name: name, file: Self.builtInFolder + fileName, text: text)
  }
}
