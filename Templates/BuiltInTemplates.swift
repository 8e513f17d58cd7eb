/// The templates that keygen carries inside itself.
public enum BuiltInTemplates {
  /// A template: its name, and its text in UTF-8.
  public struct BuiltInTemplate: Sendable {
    /// The name by which other templates bring it in, that of its file without `.mustache`.
    public let name: String
    /// The text in UTF-8.
    public let text: [UInt8]
  }

  /// All templates; `file` is the one that brings in the others.
  public static let all = [
    BuiltInTemplate(name: "file", text: PackageResources.file_mustache),
    BuiltInTemplate(name: "section", text: PackageResources.section_mustache),
    BuiltInTemplate(name: "key", text: PackageResources.key_mustache),
    BuiltInTemplate(name: "modifier", text: PackageResources.modifier_mustache),
    BuiltInTemplate(name: "method", text: PackageResources.method_mustache),
    BuiltInTemplate(name: "delivery", text: PackageResources.delivery_mustache),
  ]
}
