/// What there is to tell about a kind of diagnostic that is no lint rule's.
struct DiagnosticDescription: Sendable {
  /// What it means, in one sentence.
  let summary: String
  /// What to do, in a few sentences.
  let remedy: String
  /// A spec that gets one, where a spec alone can.
  let example: SpecExample?

  init(_ summary: String, remedy: String, example: SpecExample? = nil) {
    self.summary = summary
    self.remedy = remedy
    self.example = example
  }
}
