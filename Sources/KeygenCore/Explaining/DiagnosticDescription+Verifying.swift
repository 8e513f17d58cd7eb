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

  static let brokenModifier = DiagnosticDescription(
    "A modifier or a container does not do in a view tree what its spec says, as the values in the message show.",
    remedy: """
      Look at the Swift of the spec's own first: an expression that is another one each time, statements that write \
      state while the view is built. With templates of your own it may be these that leave something out.
      """)

  static let abnormalEnd = DiagnosticDescription(
    "The code of a key, a modifier or a container traps, crashes, ends the process or does not come to an end.",
    remedy:
      "Look at what the message says was being called, and mend it for the values shown there.")

  static let notTested = DiagnosticDescription(
    "A key, a modifier or a container is not tested, or a key with fewer groupings than there are.",
    remedy: """
      Add `samples` where the type is none that keygen has values of; three values show more than two. Fewer samples \
      make every grouping of them possible.
      """)
}
