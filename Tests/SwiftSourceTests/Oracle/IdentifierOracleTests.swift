import SwiftSource
import Testing

/// Every word that means something to Swift, as a name in every position.
@Suite struct IdentifierOracleTests {
  static let words =
    SwiftKeyword.allCases.map(\.rawValue).filter { $0 != "_" }
      + """
      Type Protocol any some each async await unsafe actor macro open package final lazy weak unowned \
      get set willSet didSet left right infix prefix postfix operator_ precedence associativity none \
      mutating nonmutating indirect optional override required convenience dynamic isolated \
      nonisolated sending borrowing consuming consume copy borrow discard yield then of repeat_ module \
      _read _modify _const __owned __shared reasync distributed available unchecked using value
      """.split(separator: " ").map(String.init)

  @Test func reservedWordsAreExactlyThoseThatCannotNameAConstant() throws {
    let verdicts = try SwiftCompiler.parse(Self.words.map { "func f() { let \($0) = 1 }" })
    for (word, verdict) in zip(Self.words, verdicts) {
      #expect(verdict.errors.isEmpty == (SwiftKeyword(rawValue: word) == nil), "\(word)")
    }
  }

  @Test func everyWordCanBeDeclared() throws {
    try expectNoDiagnostics { word, number in
      let name = try spelling(word, .declaration)
      return """
        func type\(number)() { struct \(name) {} }
        func parameter\(number)(_ \(name): Int) {}
        struct Members\(number) { func \(name)() {} }
        struct Properties\(number) { var \(name): Int = 1 }
        struct Nested\(number) { struct \(name) {} }
        """
    }
  }

  @Test func everyWordCanBeUsed() throws {
    try expectNoDiagnostics { word, number in
      let name = try spelling(word, .declaration)
      let use = try spelling(word, .reference)
      return """
        func value\(number)(_ \(name): Int) -> Int { \(use) + 1 }
        func first\(number)(_ \(name): Int) -> Int { let x: Int = \(use); return x }
        func call\(number)(_ \(name): () -> Int) -> Int { \(use)() }
        func type\(number)() { struct \(name) {}; let x: \(use)? = \(use)(); _ = x }
        """
    }
  }

  @Test func everyWordCanBeAMember() throws {
    try expectNoDiagnostics { word, number in
      let name = try spelling(word, .declaration)
      let use = try spelling(word, .member)
      return """
        struct Property\(number) { var \(name): Int { 1 } }
        func read\(number)(x: Property\(number)) -> Int { let y: Int = x.\(use); return y }
        struct Method\(number) { func \(name)() -> Int { 1 } }
        func call\(number)(x: Method\(number)) -> Int { let y: Int = x.\(use)(); return y }
        """
    }
  }

  @Test func everyWordCanBeALabel() throws {
    try expectNoDiagnostics { word, number in
      let label = try spelling(word, .parameterLabel)
      let passed = try spelling(word, .argumentLabel)
      return """
        func take\(number)(\(label) x: Int) {}
        func pass\(number)() { take\(number)(\(passed): 1) }
        """
    }
  }

  @Test func everyWordButTwoCanNameANestedType() throws {
    try expectNoDiagnostics { word, number in
      guard let use = SwiftIdentifier.spelling(word, in: .typeMember) else {
        #expect(word == "Type" || word == "Protocol")
        return ""
      }
      let name = try spelling(word, .declaration)
      return """
        struct Outer\(number) { struct \(name) { var inner = 1 } }
        func make\(number)() -> Outer\(number).\(use) { Outer\(number).\(use)(inner: 2) }
        """
    }
  }

  private func spelling(_ word: String, _ position: SwiftIdentifier.Position) throws -> String {
    try #require(SwiftIdentifier.spelling(word, in: position))
  }

  private func expectNoDiagnostics(_ declarations: (String, Int) throws -> String) throws {
    let numbered = Self.words.enumerated()
    let source = try numbered.map { try declarations($1, $0) }.joined(separator: "\n")
    let diagnostics = try SwiftCompiler.typecheck(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.prefix(2_000))")
  }
}
