import SwiftSource
import Testing

/// Which characters the compiler takes in identifiers and operators.
@Suite struct ScalarOracleTests {
  /// Both sides of every edge of our tables, and a sample of what lies between.
  private func scalars(_ isAllowed: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    var found: Set<Unicode.Scalar> = []
    var previous: (scalar: Unicode.Scalar, isAllowed: Bool) = ("~", false)
    for value in UInt32(0xA1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), !isDirectionControl(value) else { continue }
      let isAllowed = isAllowed(scalar)
      if isAllowed != previous.isAllowed { found.formUnion([previous.scalar, scalar]) }
      if value % 1_009 == 0 { found.insert(scalar) }
      previous = (scalar, isAllowed)
    }
    found.remove("~")
    return found.sorted()
  }

  private func isDirectionControl(_ value: UInt32) -> Bool {
    [0x61C, 0x200E, 0x200F, 0xFEFF].contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  private func expectAgreement(
    _ file: (Unicode.Scalar) -> String, _ isAllowed: (Unicode.Scalar) -> Bool
  ) throws {
    let scalars = scalars(isAllowed)
    let verdicts = try SwiftCompiler.parse(scalars.map(file))
    for (scalar, verdict) in zip(scalars, verdicts) {
      #expect(verdict.errors.isEmpty == isAllowed(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func identifiersStartAndContinueAsInTheCompiler() throws {
    try expectAgreement({ "let \($0) = 1" }) { SwiftIdentifier.isValid(String($0)) }
    try expectAgreement({ "let a\($0) = 1" }) {
      var name = "a"
      name.unicodeScalars.append($0)
      return SwiftIdentifier.isValid(name)
    }
  }

  @Test func operatorsStartAndContinueAsInTheCompiler() throws {
    for start in ["", "+"] {
      try expectAgreement({ "let a = (\(start)\($0))" }) {
        SwiftFragment.problems(in: "(\(start)\($0))", as: .expression).isEmpty
      }
    }
  }
}
