import TestSupport
import Testing

@Suite("keygen verify, on keys that break laws")
struct BrokenLawTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("shows the smallest example of each fault at the key")
  func faults() throws {
    try folder.write(
      spec(
        customKey("Minus", "value = 2 * value + nextValue()"),
        #"{ "name": "Seeded", "value": "[String]", "default": ["x"], "reduce": "append" }"#,
        customKey("Twice", "value += nextValue(); _ = nextValue()"),
        customKey("Fine", "value += nextValue()"),
        #"{ "name": "Sampled", "value": "Grade", "default": "Grade()", "samples": ["Grade(n: 3)"], "reduce": { "swift": "value.n += 1 + nextValue().n" } }"#
      ), to: "Faults.keygen.json")
    try folder.write("struct Grade: Equatable { var n = 0 }\n", to: "Grade.swift")
    let run = try verify("--support", "Grade.swift", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errorLines == [
        "Faults.keygen.json:2:11: error: `Minus`: the default is not neutral: "
          + "reduce(1, default) = 2, where default is 0",
        // 2 * (2 * 0 + 0) + 0 and 2 * 0 + (2 * 0 + 0) are both 0; with 1 in the middle 2 and 2; in front 4 and 2.
        "Faults.keygen.json:2:11: error: `Minus`: the reduce is not associative: "
          + "reduce(reduce(1, 0), 0) = 4, reduce(1, reduce(0, 0)) = 2",
        "Faults.keygen.json:3:11: error: `Seeded`: the default is not neutral: "
          + #"reduce(default, []) = ["x"], where default is ["x"]"#,
        "Faults.keygen.json:4:11: error: `Twice`: reduce(default, 0) calls nextValue 2 times",
        "Faults.keygen.json:6:11: error: `Sampled`: the default is not neutral: "
          + "reduce(default, Grade(n: 3)) = Grade(n: 4), where default is Grade(n: 0)",
      ])
    #expect(run.lastLine == "22 passed, 5 failed")
  }

  @Test(
    "says that declared samples are too large, and lays no rounding of theirs at a strategy's door")
  func largeSamples() throws {
    try folder.write(
      spec(
        #"{ "name": "Small", "value": "UInt8", "reduce": "sum", "samples": [200, 100] }"#,
        #"{ "name": "Decimals", "value": "Double", "reduce": "sum", "samples": [0.1, 0.2, 0.3] }"#,
        #"{ "name": "NaN", "value": "[Double]", "reduce": "append", "samples": ["[.nan, 1]"] }"#
      ), to: "Large.keygen.json")
    let run = try verify(in: folder)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("`Small`: reduce(200, 200) traps"))
    #expect(run.errors.contains("declare smaller `samples`"))
  }

  @Test("says how many groupings of many samples it left out")
  func manySamples() throws {
    let samples = (100..<120).map(String.init).joined(separator: ", ")
    try folder.write(
      spec(#"{ "name": "Many", "value": "Int", "reduce": "sum", "samples": [\#(samples)] }"#),
      to: "Many.keygen.json")
    let run = try verify(in: folder)
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "remark: `Many` is tested for associativity on 4096 of 9261 groupings of its samples"))
  }

  @Test("holds `breaks` to what it says")
  func breaks() throws {
    try folder.write(
      spec(
        customKey(
          "Broken", "value -= nextValue()", more: #", "breaks": ["neutral", "associative"]"#),
        customKey("Kept", "value += nextValue()", more: ", \"breaks\": [\n\"associative\"]")
      ), to: "Breaks.keygen.json")
    let run = try verify(in: folder)
    #expect(
      run.errorLines == [
        "Breaks.keygen.json:4:1: error: `Kept` keeps the law `associative` on all samples"
      ])
    #expect(run.lastLine == "10 passed, 1 failed")
  }
}
