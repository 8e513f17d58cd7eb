import SwiftSource
import Testing

@Test func aFragmentThatLeavesItsSlotIsRefusedAtThePlaceWhereItDoes() {
  let problems = SwiftFragment.problems(in: "0 }; func x() {", as: .expression)
  #expect(problems == [FragmentProblem(.unopened("}"), at: 2)])
}
