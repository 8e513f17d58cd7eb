import CJSONC
import Testing

@testable import JSONSource

/// What json-c alone accepts or loses, at its strictest, and what the reader makes of it. If json-c
/// mends one of these, its half of the test fails and the case can go.
@Suite struct JSONCLeniencyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let kind: JSONProblem.Kind

    init(_ text: String, _ kind: JSONProblem.Kind) {
      self.init(Array(text.utf8), kind)
    }

    init(_ bytes: [UInt8], _ kind: JSONProblem.Kind) {
      self.bytes = bytes
      self.kind = kind
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
  }

  @Test(arguments: [
    Case("{'a':1}", .wrongQuotes("'")),
    Case("NaN", .nonFiniteNumber("NaN")),
    Case("Infinity", .nonFiniteNumber("Infinity")),
    Case("-Infinity", .nonFiniteNumber("-Infinity")),
    Case("-01", .leadingZero),
    Case("[1.]", .missingDigits(.afterPoint)),
    Case("\"\u{01}\"", .controlCharacter("\u{01}")),
    Case("\"\t\"", .controlCharacter("\t")),
    Case("\"\\ud800\"", .loneSurrogate(0xD800)),
    Case("\"\\udc00\"", .loneSurrogate(0xDC00)),
    Case([0x22, 0xC0, 0x80, 0x22], .invalidUTF8(.overlong, byte: 0xC0)),
    Case([0x22, 0xE0, 0x80, 0x80, 0x22], .invalidUTF8(.overlong, byte: 0xE0)),
  ])
  func acceptedByJSONCAndRefusedHere(_ test: Case) {
    #expect(JSONCDocument(test.bytes).isAccepted)
    let reading = checkedRead(test.bytes)
    #expect(reading.root == nil)
    #expect(reading.problems.map(\.kind) == [test.kind])
  }

  @Test func namesAreCutAtNULByJSONCOnly() throws {
    let text = #"{"a\u0000b":1}"#
    let hasCutName = JSONCDocument(text).withRoot { json_object_object_get_ex($0, "a", nil) != 0 }
    #expect(hasCutName)
    let member = try #require(checkedRoot(text).members.first { _ in true })
    #expect(member.name == "a\u{0}b")
    #expect(member.hasName("a\u{0}b"))
    #expect(!member.hasName("a"))
  }

  @Test func namesEqualUpToNULAreTwoMembersHere() {
    let text = #"{"a\u0000b":1,"a\u0000c":2}"#
    #expect(JSONCDocument(text).withRoot { json_object_object_length($0) } == 1)
    let reading = checkedRead(text)
    #expect(reading.problems.isEmpty)
    #expect(reading.root?.count == 2)
  }

  @Test func duplicatesAreMergedByJSONCAndReportedHere() {
    let text = #"{"a":1,"a":2}"#
    #expect(JSONCDocument(text).withRoot { json_object_object_length($0) } == 1)
    let reading = checkedRead(text)
    let first = SourcePosition(line: 1, column: 2, offset: 1)
    #expect(reading.problems.map(\.kind) == [.duplicateMember(name: "a", first: first)])
    #expect(reading.root?.count == 2)
  }

  @Test func integersBeyond64BitsAreSaturatedByJSONCOnly() throws {
    #expect(JSONCDocument("-9223372036854775809").withRoot { json_object_get_int64($0) } == .min)
    #expect(JSONCDocument("18446744073709551616").withRoot { json_object_get_uint64($0) } == .max)
    for text in ["-9223372036854775809", "18446744073709551616"] {
      let node = try checkedRoot(text)
      #expect(node.integer == nil)
      #expect(node.unsignedInteger == nil)
      #expect(node.double == Double(text))
    }
  }

  @Test func theSignOfMinusZeroIsLostByJSONCOnly() throws {
    #expect(JSONCDocument("-0").withRoot { json_object_get_double($0) }.sign == .plus)
    let node = try checkedRoot("-0")
    #expect(node.double == 0)
    #expect(node.double?.sign == .minus)
    #expect(node.numberText == "-0")
  }

  @Test func somePairsOfSurrogatesAreLostByJSONCOnly() throws {
    for (text, value) in [
      (#""\ud836\udc00""#, "\u{1D800}"), (#""a\uDBF7\uDFFFb""#, "a\u{10DFFF}b"),
    ] {
      #expect(JSONCDocument(text).withRoot(jsonCString).contains("\u{FFFD}"))
      #expect(try checkedRoot(text).string == value)
      let object = try checkedRoot("{\(text):1,\"\(value)x\":2}")
      #expect(object.members.map(\.name) == [value, value + "x"])
    }
  }
}
