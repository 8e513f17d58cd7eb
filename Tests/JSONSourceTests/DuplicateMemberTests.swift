import Testing

@testable import JSONSource

@Suite struct DuplicateMemberTests {
  /// For each duplicate its name and the columns of the first and of the second.
  private func duplicates(_ text: String) -> [String] {
    checkedRead(text).problems.map { problem in
      guard case .duplicateMember(let name, let first) = problem.kind else { return "\(problem)" }
      return "\(name) \(first.column) \(problem.position.column)"
    }
  }

  @Test func bothPlacesAreNamed() {
    #expect(duplicates(#"{"a":1,"b":2,"a":3}"#) == ["a 2 14"])
    let problem = checkedRead("{\"a\":1,\n \"a\":3}").problems[0]
    #expect(problem.position == SourcePosition(line: 2, column: 2, offset: 9))
    #expect(problem.relatedPosition == inFirstLine(2))
    #expect(problem.isRecoverable)
    #expect(problem.message == "the object already has a member \"a\", at 1:2")
  }

  @Test func eachFurtherMemberIsReportedAgainstTheFirst() {
    #expect(duplicates(#"{"a":1,"a":2,"a":3}"#) == ["a 2 8", "a 2 14"])
  }

  @Test func namesAreComparedAfterDecodingEscapes() {
    #expect(duplicates(#"{"a":1,"\u0061":2}"#) == ["a 2 8"])
    #expect(duplicates(#"{"\u0061":1,"a":2}"#) == ["a 2 13"])
    #expect(duplicates(#"{"\/":1,"\u002f":2,"/":3}"#) == ["/ 2 9", "/ 2 20"])
    #expect(duplicates(#"{"😀":1,"\ud83d\ude00":2}"#) == ["😀 2 11"])
    #expect(duplicates(#"{"\n":1,"n":2,"\\n":3}"#) == [])
    #expect(duplicates(#"{"":1,"":2,"\u0000":3}"#) == [" 2 7"])
  }

  @Test func composedAndDecomposedNamesDiffer() {
    #expect(duplicates("{\"\u{E9}\":1,\"e\u{301}\":2}") == [])
  }

  @Test func differentObjectsMayShareNames() {
    #expect(duplicates(#"{"a":{"a":1},"b":{"a":2}}"#) == [])
    #expect(duplicates(#"[{"a":1},{"a":2}]"#) == [])
    #expect(duplicates(#"{"a":"b","b":"a"}"#) == [])
  }

  @Test func allAreReportedByPosition() {
    let text = #"{"x":{"a":1,"a":2},"y":[{"b":1,"b":2}],"x":0}"#
    #expect(duplicates(text) == ["a 7 13", "b 26 32", "x 2 40"])
    #expect(duplicates(#"{"x":1,"x":{"a":1,"a":2}}"#) == ["x 2 8", "a 13 19"])
  }

  @Test func thoseBeforeAFaultAreReportedToo() {
    let reading = checkedRead(#"[{"a":1,"a":2},]"#)
    #expect(reading.problems.count == 2)
    #expect(reading.problems[0].isRecoverable)
    #expect(reading.problems[1].kind == .trailingComma(.array))
  }

  /// Both ways of looking for them, on either side of the number of members where they meet.
  @Test(arguments: 2...30)
  func anyTwoOfAnyNumberOfMembers(_ count: Int) {
    for (first, second) in [(0, count - 1), (0, 1), (count / 2, count - 1)] where first < second {
      var names = (0..<count).map { "name\($0)" }
      names[second] = names[first]
      let text = "{" + names.map { "\"\($0)\":[{}]" }.joined(separator: ",") + "}"
      let problems = checkedRead(text).problems
      #expect(problems.count == 1)
      let nodes = JSONReader.read(Array(text.utf8)).root?.members.map(\.nameNode.position) ?? []
      #expect(problems.first?.relatedPosition == nodes[first])
      #expect(problems.first?.position == nodes[second])
    }
  }
}
