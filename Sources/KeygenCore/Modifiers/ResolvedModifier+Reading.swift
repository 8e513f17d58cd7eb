extension ResolvedModifier {
  /// The call behind a reader by which what was read stops there; none where it travels on.
  func reset(of key: ResolvedKey) -> [ChainCall] {
    guard spec.resets?.value == true else { return [] }
    return [
      ChainCall(
        "preference",
        [.init("key: \(key.reference).self"), .init("value: \(key.reference).defaultValue")])
    ]
  }

  /// What documentation says of that.
  var resetDocumentation: [String] {
    spec.resets?.value == true
      ? ["What was read stops here: the views around see the default."] : []
  }
}
