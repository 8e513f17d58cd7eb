import JSONSource

/// A strategy that is written as an object with one member: `{"join": ", "}`.
struct ReduceForm: Sendable {
  /// The member, by the word for the strategy.
  let name: String
  /// What the strategy does, in a few sentences.
  let summary: String
  /// Reads the member's value.
  let reader: Reader<any ReduceStrategy>

  /// All of them, in the order of the documentation.
  static let all = [
    ReduceForm(name: "join", summary: JoinStrategy.explanation, reader: .join),
    ReduceForm(name: "merge", summary: MergeStrategy.explanation, reader: .merge),
    ReduceForm(name: "fields", summary: FieldsStrategy.explanation, reader: .fields),
    ReduceForm(name: "swift", summary: CustomStrategy.explanation, reader: .statements),
  ]

  /// What the member takes and means.
  var described: MemberShape { MemberShape(name: name, shape: reader.shape, summary: summary) }
}
