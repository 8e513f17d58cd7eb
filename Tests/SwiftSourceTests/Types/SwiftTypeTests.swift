import SwiftSource
import Testing

@Suite struct SwiftTypeTests {
  private func type(_ text: String) throws -> SwiftType {
    try SwiftType(parsing: text, as: .parameterType)
  }

  @Test(arguments: [
    ("Int?", "Int"), ("Optional<Int>", "Int"), ("Swift.Optional<[Int]>", "[Int]"),
    ("Int??", "Int?"), ("Optional<Int?>", "Int?"), ("(Int?)", "Int"), ("((Int))?", "((Int))"),
    ("(() -> Void)?", "(() -> Void)"), ("Array<Array<Int>>?", "Array<Array<Int>>"), ("Int!", "Int"),
    (" /* c */ Int ? ", nil), ("Int", nil), ("Optional", nil), ("Foo.Optional<Int>", nil),
    ("Optional<Int>.Wrapped", nil), ("() -> Int?", nil),
  ])
  func theWrappedTypeOfAnOptional(text: String, wrapped: String?) throws {
    guard wrapped != nil || text != " /* c */ Int ? " else {
      // White space in front of the mark is no Swift.
      #expect(throws: FragmentProblem.self) { try type(text) }
      return
    }
    #expect(try type(text).wrapped?.text == wrapped)
    #expect(try type(text).isOptional == (wrapped != nil))
  }

  @Test func elementsOfCollections() throws {
    #expect(try type("[Int?]").arrayElement?.text == "Int?")
    #expect(try type("Swift.Array<Int>").arrayElement?.text == "Int")
    #expect(try type("([Int])").arrayElement?.text == "Int")
    #expect(try type("Set<Foo.ID>").setElement?.text == "Foo.ID")
    #expect(try type("[Int: [String]]").dictionary?.key.text == "Int")
    #expect(try type("[Int: [String]]").dictionary?.value.text == "[String]")
    #expect(try type("Dictionary<ID, CGSize>").dictionary?.value.text == "CGSize")
    #expect(try type("[Int: Int]").arrayElement == nil)
    #expect(try type("[3 of Int]").arrayElement == nil)
    #expect(try type("Array").arrayElement == nil)
  }

  @Test(arguments: [
    ("Int", "Int"), ("Swift.Double", "Double"), ("CoreFoundation.CGFloat", "CGFloat"),
    ("Text.LayoutKey", "Text.LayoutKey"), ("SwiftUI.Text.LayoutKey", "Text.LayoutKey"),
    ("(CGSize)", "CGSize"), ("Foo<Int>.Bar", "Foo.Bar"), ("`default`", "default"), ("Self", "Self"),
    ("[Int]", nil), ("Int?", nil), ("() -> Void", nil), ("Foo.Type", nil),
  ])
  func theNameWithoutItsModule(text: String, name: String?) throws {
    #expect(try type(text).name == name)
  }

  @Test func namesThatAreMentioned() throws {
    let names = try type(
      "@MainActor (_ x: Foo.Bar<Int>, [Int: any P & Q]) throws(E) -> Swift.Bool?"
    )
    .mentionedNames
    #expect(names == ["MainActor", "Foo", "Bar", "Int", "P", "Q", "E", "Swift", "Bool"])
    #expect(try type("Foo<Int, [String]>").genericArguments.map(\.text) == ["Int", "[String]"])
    #expect(try type("A<Int>.B<C>").genericArguments.map(\.text) == ["C"])
  }

  @Test(arguments: [
    ("() -> Void", true), ("@Sendable (Int) async -> Void", true), ("(() -> Void)", true),
    ("@MainActor () -> Void", true), ("@escaping () -> Void", false), ("(() -> Void)?", false),
    ("[() -> Void]", false), ("inout () -> Void", false), ("Action", false), ("(Int, Int)", false),
    ("@autoclosure () -> Int", true), ("Optional<() -> Void>", false),
  ])
  func escapingIsAllowedForFunctionsThemselves(text: String, takes: Bool) throws {
    #expect(try type(text).takesEscaping == takes)
    if takes, !text.hasPrefix("@autoclosure") {
      let source = """
        @MainActor var kept: [Any] = []
        @MainActor func f(_ action: @escaping \(text)) { kept.append(action) }
        """
      #expect(try SwiftCompiler.typecheck(source) == "")
    }
  }

  @Test(arguments: [
    ("(CGFloat, CGFloat)", true), ("[() -> Void]", true), ("(() -> Void)?", true), ("()", true),
    ("[String: (Int, Int)]", true), ("any P", true), ("Any", true), ("Int.Type", true),
    ("Optional<(Int, Int)>", true), ("P & Q", true), ("[3 of Int]", true),
    ("(Int)", false), ("[Int]", false), ("Foo<() -> Void>", false), ("[String: Int]?", false),
    ("Set<Int>", false), ("Self", false),
  ])
  func typesThatCanNeverBeEquatable(text: String, never: Bool) throws {
    #expect(try type(text).cannotBeEquatable == never)
  }

  @Test func parenthesesAreAddedWhereASuffixNeedsThem() throws {
    #expect(try type("any P").operandText == "(any P)")
    #expect(try type("() -> Void").operandText == "(() -> Void)")
    #expect(try type("[Int]").operandText == "[Int]")
    #expect(try type(" Foo.Bar /* c */").operandText == "Foo.Bar")
    #expect(try type("(Int, Int)").isTuple)
    #expect(try type("some View").isOpaque)
    #expect(try type("Int!").isImplicitlyUnwrapped)
    #expect(try type("  Int").range == 2..<5)
  }
}
