import Testing

@testable import KeygenVerification

@Suite("Types in place of generic parameters")
struct StandInTests {
  @Test(
    "meet the constraints",
    arguments: [
      (["ID: Hashable & Sendable"], ["typealias ID = Swift.Int"]),
      (["A", "B : Comparable"], ["typealias A = Swift.Int", "typealias B = Swift.Int"]),
      (["S: StringProtocol & Sendable"], ["typealias S = Swift.String"]),
      (["F: BinaryFloatingPoint"], ["typealias F = Swift.Double"]),
      (["S: SetAlgebra"], ["typealias S = Swift.Set<Swift.Int>"]),
    ])
  func found(parameters: [String], aliases: [String]) {
    #expect(StandIn.binding(of: parameters) == .aliases(aliases))
  }

  @Test(
    "are not made up",
    arguments: ["I: Identifiable", "each T", "let count: Int", "S: SetAlgebra & Comparable"])
  func impossible(parameter: String) {
    #expect(StandIn.binding(of: ["A", parameter]) == .impossible(parameter: parameter))
  }
}
