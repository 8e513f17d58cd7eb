import TestSupport
import Testing

@Suite("keygen verify, on modifiers that it has no values for")
struct UntestedModifierTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("says why each is not tested, and passes none of their checks")
  func reasons() throws {
    try folder.write("struct Own: Equatable {}\n", to: "Own.swift")
    try folder.write(
      """
      { "keygen": 1, "support": ["Own.swift"], "keys": [
        { "name": "OwnKey", "value": "Own?", "reduce": "lastNonNil", "modifiers": [
          { "kind": "set", "name": "own" },
          { "kind": "observe", "name": "onOwnChange" }
        ] },
        { "name": "TextKey", "value": "String", "reduce": { "join": " " }, "modifiers": [
          { "kind": "set", "name": "described", "value": "\\"\\\\(own)\\"",
            "parameters": [{ "name": "own", "type": "Own" }] },
          { "kind": "transform", "name": "kept", "body": "value = String(value)" },
          { "kind": "set", "name": "identified", "value": "\\"\\\\(thing.id)\\"",
            "generics": ["Thing: Identifiable"], "parameters": [{ "name": "thing", "type": "Thing" }] }
        ] }
      ] }
      """, to: "Untested.keygen.json")
    let run = try verify("--verbose", in: folder)
    #expect(run.code == 0)
    let noValue = "its key has no value to test with"
    for text in [
      "`own` is not tested for `arrives`, `replaces` and `siblings`: \(noValue)",
      "`onOwnChange` is not tested for `hears`, `changes`, `inside` and `passes`: \(noValue)",
      "`described` is not tested for `arrives`, `replaces` and `siblings`: no value of the type `Own` is known for its argument `own`",
      "`kept` is not tested for `transforms` and `siblings`: its statements change no value",
      "`identified` is not tested: no type is known to put in place of `Thing: Identifiable`",
    ] {
      #expect(run.errors.contains(text), "\(text)\nin \(run.errors)")
    }
    let passed = run.output.split(separator: "\n").filter { $0.hasPrefix("passed") }
    #expect(passed.filter { $0.contains(": own ") || $0.contains(": described ") } == [])
  }

  @Test("names the place and both values where a modifier does not do what its spec says")
  func impure() throws {
    try folder.write(
      "nonisolated(unsafe) private var count = 0\n"
        + "nonisolated func next() -> Int { count += 1; return count }\n", to: "Next.swift")
    try folder.write(
      """
      { "keygen": 1, "support": ["Next.swift"], "keys": [
        { "name": "SumKey", "value": "Int", "reduce": "sum", "modifiers": [
          { "kind": "set", "name": "counted", "value": "next()" }
        ] }
      ] }
      """, to: "Impure.keygen.json")
    let run = try verify("--filter", "counted*", in: folder)
    #expect(run.code == 1)
    // The expression is evaluated for the view first, or for the comparison; either way they differ.
    #expect(
      run.errorLines.first?.hasPrefix("Impure.keygen.json:3:30: error: `counted` reported ") == true
    )
    #expect(run.errorLines.first?.contains(" where its value is ") == true)
  }
}
