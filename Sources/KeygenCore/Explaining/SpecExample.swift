/// A small spec that shows one thing.
struct SpecExample: Sendable {
  /// The name of the spec's file where it is shown.
  static let fileName = "Example.keygen.json"

  /// The JSON as it is shown.
  let text: String

  /// A whole spec.
  init(_ text: String) { self.text = text }

  /// A spec that is one key.
  ///
  /// - Parameter members: the members of the key, without the braces around them.
  init(key members: String) {
    self.init(
      SpecText.object([
        #""keygen": 1"#, #""keys": "# + SpecText.array([SpecText.object([members])]),
      ]))
  }

  /// The example as a generator takes it.
  var source: SpecSource {
    SpecSource(path: Self.fileName, name: Self.fileName, bytes: Array(text.utf8))
  }
}
