import Testing

@testable import JSONSource

@Suite struct NumberValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let integer: Int64?
    let unsignedInteger: UInt64?
    let double: Double?

    init(_ text: String, _ integer: Int64?, _ unsignedInteger: UInt64?, _ double: Double?) {
      self.text = text
      self.integer = integer
      self.unsignedInteger = unsignedInteger
      self.double = double
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("0", 0, 0, 0.0),
    Case("-0", 0, 0, -0.0),
    Case("-0.0", nil, nil, -0.0),
    Case("-0e5", nil, nil, -0.0),
    Case("7", 7, 7, 7.0),
    Case("-7", -7, nil, -7.0),
    Case("1.0", nil, nil, 1.0),
    Case("1e2", nil, nil, 100.0),
    Case("1E+2", nil, nil, 100.0),
    Case("12.5e-1", nil, nil, 1.25),
    Case("0.1", nil, nil, 0.1),
    Case("9223372036854775807", .max, 9_223_372_036_854_775_807, 0x1p63),
    Case("9223372036854775808", nil, 9_223_372_036_854_775_808, 0x1p63),
    Case("-9223372036854775808", .min, nil, -0x1p63),
    Case("-9223372036854775809", nil, nil, -0x1p63),
    Case("18446744073709551615", nil, .max, 0x1p64),
    Case("18446744073709551616", nil, nil, 0x1p64),
    Case("100000000000000000000000", nil, nil, 1e23),
    Case("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_993, 0x1p53),
    Case("1.7976931348623157e308", nil, nil, .greatestFiniteMagnitude),
    Case("1e400", nil, nil, nil),
    Case("-1e400", nil, nil, nil),
    Case("5e-324", nil, nil, .leastNonzeroMagnitude),
    Case("1e-400", nil, nil, 0.0),
    Case("2.2250738585072014e-308", nil, nil, 0x1p-1022),
  ])
  func values(_ test: Case) throws {
    let node = try checkedRoot(" \(test.text)\n")
    #expect(node.numberText == test.text)
    #expect(node.integer == test.integer)
    #expect(node.unsignedInteger == test.unsignedInteger)
    #expect(node.double?.bitPattern == test.double?.bitPattern)
    let inside = try checkedRoot("{\"a\":[\(test.text)]}").member(named: "a")?.value
    #expect(inside?.elements.map(\.numberText) == [test.text])
    #expect(inside?.elements.map(\.integer) == [test.integer])
  }

  @Test func numbersOfManyDigits() throws {
    let digits = String(repeating: "9", count: 100_000)
    let integer = try checkedRoot(digits)
    #expect(integer.integer == nil)
    #expect(integer.unsignedInteger == nil)
    #expect(integer.double == nil)
    #expect(integer.numberText == digits)
    #expect(try checkedRoot("0." + digits).double == 1)
  }
}
