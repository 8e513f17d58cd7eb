extension DiagnosticKind {
  /// What there is to tell about the kind; `nil` for a lint rule's, which `LintRules` describes.
  var meaning: DiagnosticDescription? {
    switch self {
    case .syntax: .syntax
    case .duplicateMember: .duplicateMember
    case .unreadable: .unreadable
    case .unknownMember: .unknownMember
    case .missingMember: .missingMember
    case .wrongType: .wrongType
    case .unknownWord: .unknownWord
    case .unsupportedVersion: .unsupportedVersion
    case .invalidIdentifier: .invalidIdentifier
    case .invalidFragment: .invalidFragment
    case .invalidText: .invalidText
    case .unusableInclude: .unusableInclude
    case .unknownKey: .unknownKey
    case .nameClash: .nameClash
    case .missingDefault: .missingDefault
    case .invalidLiteral: .invalidLiteral
    case .unsuitableReduce: .unsuitableReduce
    case .unsuitableMember: .unsuitableMember
    case .template: .template
    case .staleOutput: .staleOutput
    case .missingOutput: .missingOutput
    case .orphanedOutput: .orphanedOutput
    case .outputClash: .outputClash
    case .lineDirectivesLeftOut: .lineDirectivesLeftOut
    case .unwritable: .unwritable
    case .compilation: .compilation
    case .brokenLaw: .brokenLaw
    case .keptLaw: .keptLaw
    case .repeatedCall: .repeatedCall
    case .brokenModifier: .brokenModifier
    case .abnormalEnd: .abnormalEnd
    case .notTested: .notTested
    case .defaultNotNeutral, .losesToDefault, .optionalDropsValue, .expressionAsText,
      .mixedMeasurements, .shadowsSwiftUI, .unusedAllow, .notObservable, .uninferableKey,
      .undeclaredSpace, .widerThanKey:
      nil
    }
  }
}
