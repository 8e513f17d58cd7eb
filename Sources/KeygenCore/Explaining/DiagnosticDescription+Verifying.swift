// What `keygen verify` tells.
extension DiagnosticDescription {
  static let compilation = DiagnosticDescription(
    "The generated Swift does not compile, or not without a warning.",
    remedy: """
      The place is the spec's where the Swift is: mend the type, the expression or the statements there. What the \
      output needs from your own sources is named in the spec's `support`, or by `--support FILE`.
      """)

  static let brokenLaw = DiagnosticDescription(
    "A reduce does not keep a law, as the values in the message show.",
    remedy: """
      Mend the reduce or the default: combining with the default has to change nothing, and the grouping of values has \
      not to matter. A law that your own statements are known not to keep is named in `breaks`.
      """)

  static let keptLaw = DiagnosticDescription(
    "A law that `breaks` names is kept on all values it was tested with.",
    remedy: "Remove the law from `breaks`, or add `samples` that break it.")

  static let repeatedCall = DiagnosticDescription(
    "A reduce calls `nextValue` more than once.",
    remedy: "Store what `nextValue()` returns: each call computes a sibling's value again.")

  static let abnormalEnd = DiagnosticDescription(
    "The code of a key traps, crashes, ends the process or does not come to an end.",
    remedy:
      "Look at what the message says was being called, and mend it for the values shown there.")

  static let notTested = DiagnosticDescription(
    "A key is not tested, or with fewer groupings than there are.",
    remedy: """
      Add `samples` where the type is none that keygen has values of; three values show more than two. Fewer samples \
      make every grouping of them possible.
      """)
}
