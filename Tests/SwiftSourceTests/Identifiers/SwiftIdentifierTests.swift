import SwiftSource
import Testing

@Suite struct SwiftIdentifierTests {
  @Test(arguments: ["foo", "_x", "größe", "日本語", "class", "self", "👍", "a\u{301}", "x1", "a$b"])
  func validNames(name: String) {
    #expect(SwiftIdentifier.isValid(name))
  }

  @Test(arguments: [
    "", "_", "1a", "a-b", "a b", "`a`", "$0", "$a", "\u{301}a", "a\u{202E}", "\u{FEFF}a", "a.b",
    "a\n",
    "→", "a\u{A0}", "\u{E000}", "a\0",
  ])
  func invalidNames(name: String) {
    #expect(!SwiftIdentifier.isValid(name))
  }

  @Test func backticksStandOnlyWhereSwiftNeedsThem() {
    #expect(SwiftIdentifier.spelling("default", in: .declaration) == "`default`")
    #expect(SwiftIdentifier.spelling("default", in: .reference) == "`default`")
    #expect(SwiftIdentifier.spelling("default", in: .member) == "default")
    #expect(SwiftIdentifier.spelling("init", in: .member) == "`init`")
    #expect(SwiftIdentifier.spelling("in", in: .argumentLabel) == "in")
    #expect(SwiftIdentifier.spelling("inout", in: .argumentLabel) == "`inout`")
    #expect(SwiftIdentifier.spelling("let", in: .argumentLabel) == "let")
    #expect(SwiftIdentifier.spelling("let", in: .parameterLabel) == "`let`")
    #expect(SwiftIdentifier.spelling("_", in: .parameterLabel) == "_")
    #expect(SwiftIdentifier.spelling("Type", in: .typeMember) == nil)
    #expect(SwiftIdentifier.spelling("Protocol", in: .typeMember) == nil)
    #expect(SwiftIdentifier.spelling("title", in: .declaration) == "title")
    #expect(SwiftIdentifier.spelling("async", in: .declaration) == "async")
  }
}
