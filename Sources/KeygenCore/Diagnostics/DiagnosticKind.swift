/// What a diagnostic is about. The raw value is its stable name, which formats for machines print.
///
/// Lint rules have kinds of their own: a rule's name is its kind's raw value.
public enum DiagnosticKind: String, CaseIterable, Sendable {
  // Reading.
  case syntax
  case duplicateMember = "duplicate-member"
  case unreadable

  // Decoding: the shape of a spec.
  case unknownMember = "unknown-member"
  case missingMember = "missing-member"
  case wrongType = "wrong-type"
  case unknownWord = "unknown-word"
  case unsupportedVersion = "unsupported-version"
  case invalidIdentifier = "invalid-identifier"
  case invalidFragment = "invalid-fragment"
  case invalidText = "invalid-text"

  // Resolving: what the parts of a spec mean together.
  case unusableInclude = "unusable-include"
  case unknownKey = "unknown-key"
  case nameClash = "name-clash"
  case missingDefault = "missing-default"
  case invalidLiteral = "invalid-literal"
  case unsuitableReduce = "unsuitable-reduce"
  case unsuitableMember = "unsuitable-member"

  // Lint rules.
  case defaultNotNeutral = "default-not-neutral"
  case losesToDefault = "loses-to-default"
  case optionalDropsValue = "optional-drops-value"
  case mixedMeasurements = "mixed-measurements"
  case expressionAsText = "expression-as-text"
  case shadowsSwiftUI = "shadows-swiftui"
  case unusedAllow = "unused-allow"
  case notObservable = "not-observable"
  case uninferableKey = "uninferable-key"
  case widerThanKey = "wider-than-key"
  case undeclaredSpace = "undeclared-space"

  // Rendering and writing.
  case template
  case staleOutput = "stale-output"
  case missingOutput = "missing-output"
  case orphanedOutput = "orphaned-output"
  case outputClash = "output-clash"
  case lineDirectivesLeftOut = "line-directives-left-out"
  case unwritable

  // Verifying.
  case compilation
  case brokenLaw = "broken-law"
  case keptLaw = "kept-law"
  case repeatedCall = "repeated-call"
  case brokenModifier = "broken-modifier"
  case abnormalEnd = "abnormal-end"
  case notTested = "not-tested"
}
