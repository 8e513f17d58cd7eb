import Testing

@testable import JSONSource

@Suite struct NumberVerdictTests {
  @Test(arguments: [
    Verdict("01", .leadingZero, column: 1),
    Verdict("-01", .leadingZero, column: 2),
    Verdict("[00]", .leadingZero, column: 2),
    Verdict("[-00.5]", .leadingZero, column: 3),
    Verdict("[1.]", .missingDigits(.afterPoint), column: 4),
    Verdict("[1.e3]", .missingDigits(.afterPoint), column: 4),
    Verdict("[-0.]", .missingDigits(.afterPoint), column: 5),
    Verdict("[1..2]", .missingDigits(.afterPoint), column: 4),
    Verdict(".5", .missingDigits(.beforePoint), column: 1),
    Verdict("[-.5]", .missingDigits(.beforePoint), column: 3),
    Verdict("+1", .plusSign, column: 1),
    Verdict("[+0.5]", .plusSign, column: 2),
    Verdict("[++1]", .plusSign, column: 2),
    Verdict("[-]", .missingDigits(.afterMinus), column: 3),
    Verdict("[--1]", .missingDigits(.afterMinus), column: 3),
    Verdict("[- 1]", .missingDigits(.afterMinus), column: 3),
    Verdict("[-a]", .missingDigits(.afterMinus), column: 3),
    Verdict("[1e]", .missingDigits(.inExponent), column: 4),
    Verdict("[1E+]", .missingDigits(.inExponent), column: 5),
    Verdict("[1e-]", .missingDigits(.inExponent), column: 5),
    Verdict("[0e1.]", .malformedNumber("0e1."), column: 2),
    Verdict("[1e2.5]", .malformedNumber("1e2.5"), column: 2),
    Verdict("[1.2.3]", .malformedNumber("1.2.3"), column: 2),
    Verdict("0x1F", .malformedNumber("0x1F"), column: 1),
    Verdict("[1_000]", .malformedNumber("1_000"), column: 2),
    Verdict("[12px]", .malformedNumber("12px"), column: 2),
    Verdict("[1e5e5]", .malformedNumber("1e5e5"), column: 2),
    Verdict("NaN", .nonFiniteNumber("NaN"), column: 1),
    Verdict("[nan]", .nonFiniteNumber("nan"), column: 2),
    Verdict("Infinity", .nonFiniteNumber("Infinity"), column: 1),
    Verdict("[-Infinity]", .nonFiniteNumber("-Infinity"), column: 2),
    Verdict("[-NaN]", .nonFiniteNumber("-NaN"), column: 2),
    Verdict("[inf]", .nonFiniteNumber("inf"), column: 2),
    Verdict("[.]", .unexpectedCharacter(".", expected: .value), column: 2),
    Verdict("[１]", .unexpectedCharacter("１", expected: .value), column: 2),
    Verdict("[1,000 2]", .leadingZero, column: 4),
  ])
  func malformedNumbers(_ verdict: Verdict) { verdict.check() }
}
