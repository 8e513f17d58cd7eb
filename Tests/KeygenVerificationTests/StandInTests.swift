import Testing

@testable import KeygenVerification

@Suite("Types in place of generic parameters")
struct StandInTests {
  @Test(
    "meet the constraints",
    arguments: [
      (["ID: Hashable & Sendable"], ["typealias ID = Int"]),
      (["A", "B : Comparable"], ["typealias A = Int", "typealias B = Int"]),
      (["S: StringProtocol & Sendable"], ["typealias S = String"]),
      (["F: BinaryFloatingPoint"], ["typealias F = Double"]),
      (["S: SetAlgebra"], ["typealias S = Set<Int>"]),
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
