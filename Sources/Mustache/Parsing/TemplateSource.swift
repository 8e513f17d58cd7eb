/// The text of one template.
public struct TemplateSource: Sendable {
  /// The name by which partial and parent tags ask for the template.
  public let name: String
  /// The file that problems name.
  public let file: String
  /// The text in UTF-8.
  public let text: [UInt8]

  /// Names a text.
  ///
  /// - Parameters:
  ///   - name: The name by which partial and parent tags ask for the template.
  ///   - file: The file that problems name.
  ///   - text: The text in UTF-8.
  public init(name: String, file: String, text: [UInt8]) {
    self.name = name
    self.file = file
    self.text = text
  }

  /// Names a text that is a string.
  ///
  /// - Parameters:
  ///   - name: The name by which partial and parent tags ask for the template.
  ///   - file: The file that problems name; the name and `.mustache` when left out.
  ///   - text: The text.
  public init(name: String, file: String? = nil, text: String) {
    self.init(name: name, file: file ?? name + ".mustache", text: Array(text.utf8))
  }
}
