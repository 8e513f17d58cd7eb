/// The templates that keygen carries inside itself.
public enum BuiltInTemplates {
  /// A template: its name, what it writes, and its text in UTF-8.
  public struct BuiltInTemplate: Sendable {
    /// The name by which other templates bring it in, that of its file without `.mustache`.
    public let name: String
    /// What it writes, one line of prose without a full stop.
    public let meaning: String
    /// The text in UTF-8.
    public let text: [UInt8]
  }

  /// All templates; `file` is the one that brings in the others.
  public static let all = [
    BuiltInTemplate(
      name: "file", meaning: "the whole file: the banner, the imports and the sections",
      text: PackageResources.file_mustache),
    BuiltInTemplate(
      name: "spaces", meaning: "the coordinate spaces: constants and the methods that declare them",
      text: PackageResources.spaces_mustache),
    BuiltInTemplate(
      name: "space", meaning: "a constant that stands for a coordinate space",
      text: PackageResources.space_mustache),
    BuiltInTemplate(
      name: "section",
      meaning: "a key with its modifiers, a modifier that stands alone, or a container",
      text: PackageResources.section_mustache),
    BuiltInTemplate(
      name: "key", meaning: "a PreferenceKey", text: PackageResources.key_mustache),
    BuiltInTemplate(
      name: "modifier", meaning: "a ViewModifier", text: PackageResources.modifier_mustache),
    BuiltInTemplate(
      name: "method", meaning: "a method of View", text: PackageResources.method_mustache),
    BuiltInTemplate(
      name: "container", meaning: "a view around other views",
      text: PackageResources.container_mustache),
    BuiltInTemplate(
      name: "delivery", meaning: "what hands observed values to the main actor",
      text: PackageResources.delivery_mustache),
  ]
}
