import Testing

@testable import KeygenVerification

@Suite("A filter of checks")
struct CheckFilterTests {
  @Test(
    "takes names of keys, of checks and of both, with stars for any text",
    arguments: [
      ("TitleKey", "TitleKey", "neutral", true),
      ("neutral", "TitleKey", "neutral", true),
      ("TitleKey neutral", "TitleKey", "neutral", true),
      ("Title", "TitleKey", "neutral", false),
      ("TitleKey calls", "TitleKey", "neutral", false),
      ("Title*", "TitleKey", "neutral", true),
      ("*Key", "TitleKey", "neutral", true),
      ("*", "TitleKey", "neutral", true),
      ("T*l*K*y", "TitleKey", "neutral", true),
      ("T*z", "TitleKey", "neutral", false),
      ("**neutral**", "TitleKey", "neutral", true),
      ("TitleKey*", "TitleKey", "neutral", true),
      ("titlekey", "TitleKey", "neutral", false),
      ("", "TitleKey", "neutral", false),
      ("Outer.*", "Outer.Inner", "calls", true),
      ("T?tleKey", "TitleKey", "neutral", false),
    ])
  func patterns(pattern: String, subject: String, check: String, matches: Bool) {
    #expect(CheckFilter([pattern]).matches(subject, check) == matches)
  }

  @Test("chooses what one of its patterns chooses, and the spec as a whole by its check alone")
  func several() {
    let filter = CheckFilter(["A", "compiles"])
    #expect(filter.matches("A", "calls"))
    #expect(filter.matches(nil, "compiles"))
    #expect(!filter.matches("B", "calls"))
    #expect(!CheckFilter(["A"]).matches(nil, "compiles"))
  }

  @Test("takes a time in proportion to the text for a pattern of many stars")
  func manyStars() {
    let filter = CheckFilter([String(repeating: "*a", count: 500) + "b"])
    #expect(!filter.matches(String(repeating: "a", count: 5000), "calls"))
  }
}
