import Testing

@testable import JSONSource

@Suite struct NodeTests {
  @Test func kinds() throws {
    let root = try checkedRoot("[{}, [], \"\", \"\\n\", 0, true, false, null]")
    #expect(
      root.elements.map(\.kind) == [
        .object, .array, .string, .string, .number, .boolean, .boolean, .null,
      ])
    #expect(root.kind == .array)
    #expect(root.count == 8)
    #expect(root.elements.map(\.boolean) == [nil, nil, nil, nil, nil, true, false, nil])
  }

  @Test func membersInTheOrderOfTheText() throws {
    let root = try checkedRoot(#"{"b": [1, {"x": 2}], "a": {"y": {}}, "": 3, "\u0063": 4}"#)
    #expect(root.members.map(\.name) == ["b", "a", "", "c"])
    #expect(root.members.map(\.value.kind) == [.array, .object, .number, .number])
    #expect(root.members.map(\.value.count) == [2, 1, 0, 0])
    #expect(root.count == 4)
  }

  @Test func valuesOfOneKindHaveNoneOfAnother() throws {
    for node in try checkedRoot(#"[{"a":1}, [1], "1", 1, true, null]"#).elements {
      #expect((node.string != nil) == (node.kind == .string))
      #expect((node.boolean != nil) == (node.kind == .boolean))
      #expect((node.numberText != nil) == (node.kind == .number))
      #expect((node.integer != nil) == (node.kind == .number))
      #expect((node.unsignedInteger != nil) == (node.kind == .number))
      #expect((node.double != nil) == (node.kind == .number))
      #expect(node.members.contains { _ in true } == (node.kind == .object))
      #expect(node.elements.contains { _ in true } == (node.kind == .array))
      #expect((node.member(named: "a") != nil) == (node.kind == .object))
      #expect(node.isString("1") == (node.kind == .string))
    }
  }

  @Test func membersByName() throws {
    let root = try checkedRoot(#"{"name": 1, "na\u006de2": 2, "é": 3, "": 4, "name": 5}"#)
    #expect(root.member(named: "name")?.value.integer == 1)
    #expect(root.member(named: "name2")?.value.integer == 2)
    #expect(root.member(named: "\u{E9}")?.value.integer == 3)
    #expect(root.member(named: "")?.value.integer == 4)
    #expect(root.member(named: "nam") == nil)
    #expect(root.member(named: "namen") == nil)
    // Names are code points: a decomposed é is another name.
    #expect(root.member(named: "e\u{301}") == nil)
  }

  @Test func comparisonWithoutMakingAString() throws {
    let root = try checkedRoot(#"["set", "s\u0065t", "seT", "set ", "", "a", "\u0061", "\n"]"#)
    #expect(
      root.elements.map { $0.isString("set") } == [true, true] + Array(repeating: false, count: 6))
    #expect(root.elements.map { $0.isString("a") }.filter { $0 }.count == 2)
    #expect(root.elements.map { $0.isString("") }.filter { $0 }.count == 1)
    #expect(root.elements.map { $0.isString("\n") }.last == true)
  }

  @Test func decodedStrings() throws {
    let root = try checkedRoot(
      #"["", "plain é 😀", "\"\\\/\b\f\n\r\t", "\u0000a\u0000", "\u00E9\u20ac\uD83D\ude00", "\\u0041"]"#
    )
    let expected = [
      "", "plain é 😀", "\"\\/\u{08}\u{0C}\n\r\t", "\u{0}a\u{0}", "é€😀", "\\u0041",
    ]
    #expect(root.elements.map(\.string) == expected)
    #expect(root.elements.map { Array(($0.string ?? "").utf8) } == expected.map { Array($0.utf8) })
  }

  /// Every code point that an escape or a pair of them can write.
  @Test func everyUnicodeEscape() throws {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).filter { $0 < 0x3000 || $0 % 251 == 0 }
      .compactMap(Unicode.Scalar.init)
    let escapes = scalars.map { scalar in
      scalar.utf16.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
    }
    let root = try checkedRoot("[\"" + escapes.joined(separator: "\",\"") + "\"]")
    var failures = 0
    for (node, scalar) in zip(root.elements, scalars) {
      if node.string?.unicodeScalars.elementsEqual([scalar]) != true { failures += 1 }
    }
    #expect(failures == 0)
    #expect(root.count == scalars.count)
  }

  @Test func nodesCanBeReadFromSeveralTasks() async throws {
    let root = try checkedRoot(
      "[" + Array(repeating: #""a\nb",12"#, count: 200).joined(separator: ",") + "]")
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          root.elements.reduce(0) { $0 + ($1.string?.utf8.count ?? Int($1.integer ?? 0)) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 200 * (3 + 12), count: 4))
  }
}
