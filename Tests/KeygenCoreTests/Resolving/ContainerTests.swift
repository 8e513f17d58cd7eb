import KeygenCore
import Testing
import TestSupport

@Suite("Containers of a spec")
struct ContainerTests {
  /// A spec with a key and one container of given members.
  private func container(_ members: String, key: String = "") -> String {
    """
    {
      "keygen": 1,
      "keys": [
        { "name": "TitleKey", "value": "String", "default": "", "reduce": "lastNonDefault"\(key) }
      ],
      "containers": [
        { \(members) }
      ]
    }
    """
  }

  // MARK: Faults

  @Test(
    "Faults are told where they stand",
    arguments: [
      (
        #""name": "A", ⟦1⟧"parameter": []"#, DiagnosticKind.unknownMember,
        "a container has no member `parameter`",
        "did you mean `parameters`?"
      ),
      (
        #""name": "A", "state": [{ "name": "t", "from": ⟦1⟧"TitelKey" }]"#, .unknownKey,
        "no key is named `TitelKey`", "`TitleKey`"
      ),
      (
        #""name": "A", "state": [⟦1⟧{ "name": "t" }]"#, .missingMember,
        "nothing says the type of this state", "add `type`"
      ),
      (
        #""name": "A", "state": [⟦1⟧{ "name": "t", "type": "Int" }]"#, .missingDefault,
        "this state needs a `default`", "add `\"default\": …`"
      ),
      (
        #""name": "A", "state": [{ "name": "t", "from": "TitleKey", "default": ⟦1⟧3 }]"#,
        .invalidLiteral, "a number is no value of the type `String`", "write a string"
      ),
      (
        #""name": "A", "state": [{ "name": "t", "from": "TitleKey", "attribute": ⟦1⟧"@StateObject" }]"#,
        .unsuitableMember, "what follows a key is kept by `@State`", "remove `attribute`"
      ),
      (
        #""name": "A", "parameters": [{ "name": "n", "type": "Int" }], "state": [{ "name": "t", "default": ⟦1⟧"n + 1" }]"#,
        .unsuitableMember, "the first value uses a parameter", "add the `type`"
      ),
      (
        #""name": "A", "parameters": [{ "name": "n", "type": "Int" }], "state": [{ "name": "t", "type": "Int", "attribute": ⟦1⟧"@AppStorage(\"t\")", "default": "n" }]"#,
        .unsuitableMember, "takes no arguments of its attribute", "leave the arguments out"
      ),
      (
        #""name": "A", "state": [{ "name": "t", "default": "1" }, { "name": ⟦1⟧"t", "default": "2" }]"#,
        .nameClash, "two properties are named `t`", "rename one of them"
      ),
      (
        #""name": "A", "parameters": [{ "name": ⟦1⟧"_t", "type": "Int" }], "state": [{ "name": "t", "default": "1" }]"#,
        .nameClash, "Swift itself stores `t` as `_t`", "rename one of them"
      ),
      (
        #""name": "A", "parameters": [{ "name": ⟦1⟧"content", "type": "Int" }]"#, .nameClash,
        "a property of this container cannot be named `content`", "another name"
      ),
      (
        #""name": "A", "parameters": [{ "name": ⟦1⟧"A", "type": "Int" }]"#, .nameClash,
        "a property of this container cannot be named `A`", "another name"
      ),
      (
        #""name": "A", "state": [{ "name": ⟦1⟧"TitleKey", "from": "TitleKey" }]"#, .nameClash,
        "a property of this container cannot be named `TitleKey`", "another name"
      ),
      (
        #""name": "A", "generics": [⟦1⟧"A"]"#, .nameClash,
        "a generic parameter of this container cannot be named `A`", "another name"
      ),
      (
        #""name": "C", "parameters": [{ "name": "a", "builder": true }, { "name": ⟦1⟧"A", "builder": true }]"#,
        .nameClash, "two generic parameters are named `AContent`", "rename"
      ),
      (
        #""name": "A", "generics": [⟦1⟧"Content: View"]"#, .nameClash,
        "a generic parameter of this container cannot be named `Content`", "another name"
      ),
      (
        #""name": "A", "parameters": [{ "name": "n", "type": ⟦1⟧"inout Int" }]"#,
        .invalidFragment, "", ""
      ),
      (
        #""name": "A", "content": { "provides": [{ "name": "a", "type": "Int", "value": "1" }, { "name": ⟦1⟧"a", "type": "Int", "value": "2" }] }"#,
        .nameClash, "two arguments of the content are named `a`", "rename one of them"
      ),
      (
        #""name": "A", "content": { "provides": [⟦1⟧{ "name": "a", "type": "Int" }] }"#,
        .missingMember, "an argument of the content needs the member `value`", "add"
      ),
      (
        #""name": "A", "content": { "provides": [{ "name": "a", "type": ⟦1⟧"some View", "value": "1" }] }"#,
        .invalidFragment, "stands for a type that is nowhere given", "name the type"
      ),
      (
        #""name": "A", "body": ⟦1⟧"content }; struct B {""#, .invalidFragment, "", ""
      ),
      (
        #""name": ⟦1⟧"TitleKey""#, .nameClash, "the type `TitleKey` is declared twice", "rename"
      ),
      (
        #""name": ⟦1⟧"View""#, .shadowsSwiftUI, "the generated code would take this type for it",
        "choose another name"
      ),
      (
        #""name": ⟦1⟧"VStack", "state": [{ "name": "t", "from": "TitleKey" }]"#, .shadowsSwiftUI,
        "the generated code would take this type for it", "choose another name"
      ),
      (
        #""name": "A", "allow": [⟦1⟧"shadows-swiftui"]"#, .unusedAllow, "has nothing to switch off",
        "remove it"
      ),
    ] as [(String, DiagnosticKind, String, String)])
  func faults(members: String, kind: DiagnosticKind, message: String, remedy: String) {
    let marked = MarkedText(container(members))
    let found = generate(marked.text).diagnostics
    #expect(found.map(\.kind) == [kind], "\(found.map(\.message))")
    guard let diagnostic = found.first else { return }
    if kind != .invalidFragment {
      let place = MarkedText.Place(
        line: diagnostic.location.line, column: diagnostic.location.column)
      #expect(place == marked.places[1], "\(diagnostic.message)")
    }
    #expect(message.isEmpty || diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(remedy.isEmpty || diagnostic.remedy?.contains(remedy) == true, "\(diagnostic)")
  }

  @Test("Only a container's state follows a key")
  func stateOfModifier() {
    expect(
      #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "a", "form": "modifier", "type": "A", "body": "content", "state": [{ "name": "t", "default": "1", ⟦1⟧"from": "K" }] }] }"#,
      Expectation(1, .unknownMember, "a state has no member `from`", remedy: "state of a container")
    )
  }

  // MARK: Rules on keys

  @Test("A key whose values cannot be compared cannot be followed")
  func notObservable() {
    expect(
      #"{ "keygen": 1, "keys": [{ "name": "K", "value": "() -> Void", "default": "{}", "reduce": "last", "allow": ["loses-to-default"] }], "containers": [{ "name": "A", "state": [{ "name": "s", "from": ⟦1⟧"K" }] }] }"#,
      Expectation(1, .notObservable, "`s` cannot follow `K`"))
    expect(
      #"{ "keygen": 1, "containers": [{ "name": "A", "state": [{ "name": "s", "from": ⟦1⟧{ "type": "K", "value": "(Int, Int)" } }] }] }"#,
      Expectation(1, .notObservable, "`s` cannot follow `K`"))
  }

  @Test("A key inside a generic type cannot be named")
  func uninferable() {
    expect(
      #"{ "keygen": 1, "keys": [{ "name": "K", "extension": "Array", "value": "Int", "reduce": "sum" }], "containers": [{ "name": "A", "state": [{ "name": "s", "from": ⟦1⟧"K" }] }] }"#,
      Expectation(1, .uninferableKey, "a container cannot name `Array.K`"))
  }

  @Test("A container is never available where its key is not")
  func widerThanKey() {
    let key = #", "available": { "iOS": "17" }"#
    let follows = #""state": [{ "name": "t", "from": "TitleKey" }]"#
    expect(
      container(#""name": "A", "available": ⟦1⟧{ "iOS": "16.4" }, \#(follows)"#, key: key),
      Expectation(1, .widerThanKey, "the container is available from iOS 16.4"))
    expect(
      container(#""name": "A", "available": { "iOS": "18" }, \#(follows)"#, key: key))
    expect(container(#""name": "A", "available": { "iOS": "16" }"#, key: key))
  }

  // MARK: Output

  @Test("What a key says of its use holds for the container that follows it")
  func derived() throws {
    let text = try output(
      of: container(
        #""name": "A", "if": "DEBUG", "available": { "macOS": "14" }, "state": [{ "name": "t", "from": "TitleKey" }]"#,
        key: #", "if": "os(iOS)", "available": { "iOS": "17" }, "deprecated": "no""#))
    #expect(
      text.contains(
        """
        #if (os(iOS)) && (DEBUG)
          /// Keeps `t` equal to the preference `TitleKey` of the content, once that has one. Where several
          /// views report a value, it is the last value that differs from the default.
          @available(macOS 14, iOS 17, *)
          @available(*, deprecated, message: "no")
          struct A<Content: View>: View {

        """))
  }

  @Test(
    "The observer stands on one view: what is certain to be one as it is, anything else in a stack",
    arguments: [
      ("VStack {\\n  content\\n}", false),
      ("ScrollView(.horizontal) { content }.padding(.top, 8)\\n.frame(width: 3)", false),
      ("List { content } // the rows", false),
      ("content", true), ("content.padding()", true), ("Group { content }", true),
      ("VStack { content }\\nText(t)", true), ("Text(t)\\ncontent", true),
      ("if t.isEmpty { content }", true), ("VStack { content }; content", true),
      ("let a = 1\\nVStack { content }", true), ("return VStack { content }", true),
      ("MyStack { content }", true), ("VStack { content }\\n(content)", true),
      ("#if DEBUG\\nVStack { content }\\n#endif", true), ("VStack.self as Any", true),
    ])
  func oneView(body: String, isStacked: Bool) throws {
    let text = try output(
      of: container(
        #""name": "A", "state": [{ "name": "t", "from": "TitleKey" }], "body": "\#(body)""#))
    let rest = try #require(text.split(separator: "  var body: some View {\n").last)
    let first = body.split(separator: "\\n").first ?? ""
    #expect(
      rest.hasPrefix(isStacked ? "    VStack {\n      \(first)\n" : "    \(first)\n"))
    #expect(rest.contains("    .onPreferenceChange(TitleKey.self, perform: keygenReceiver"))
  }

  @Test("The content is bound to its name only where lines use it")
  func mentioned() throws {
    let provides = #""content": { "provides": [] }"#
    #expect(
      try output(of: container(#""name": "A", \#(provides), "body": "Text(\"content\")""#))
        .contains("  var body: some View {\n    Text(\"content\")\n  }"))
    #expect(
      try output(of: container(#""name": "A", \#(provides), "body": "Text(\"\\(content)\")""#))
        .contains("    let content = self.content()\n    Text(\"\\(content)\")\n"))
  }

  @Test("Files without containers that follow keys have nothing of what these need")
  func receiver() throws {
    #expect(try !output(of: container(#""name": "A""#)).contains("keygenReceiver"))
    #expect(
      try output(of: container(#""name": "A", "state": [{ "name": "t", "from": "TitleKey" }]"#))
        .contains("nonisolated private func keygenReceiver"))
  }

  @Test("What tests of containers have to know")
  func verificationPlan() throws {
    let plan = try #require(
      generate(
        container(
          #""name": "Default", "if": "DEBUG", "generics": ["ID: Hashable"], "parameters": [{ "name": "id", "type": "ID" }, { "name": "header", "builder": true }]"#
        )
      ).verificationPlan)
    let container = try #require(plan.containers.first)
    #expect(plan.containers.count == 1)
    #expect(container.name == "Default")
    #expect(container.reference == "Default")
    #expect(container.generics == ["ID: Hashable"])
    #expect(container.parameters.map(\.label) == ["id: ", "header: "])
    #expect(container.parameters.map(\.builtView) == [nil, "HeaderContent"])
    #expect(container.contentLabel == "content: ")
    #expect(container.condition == "DEBUG")
    #expect(container.location.line == 7 && container.location.column == 15)
  }

  @Test("Imports are as public as the containers that need them")
  func imports() throws {
    func text(_ members: String) throws -> String {
      try output(
        of: #"{ "keygen": 1, "imports": ["Charts"], "containers": [{ "name": "A", \#(members) }] }"#
      )
    }
    let uses = #""parameters": [{ "name": "c", "type": "Chart" }]"#
    #expect(try text(#""access": "public", \#(uses)"#).contains("public import Charts\n"))
    #expect(try text(#""access": "public", \#(uses)"#).contains("  public import HeadlessUI\n"))
    #expect(try text(#""access": "package", \#(uses)"#).contains("package import Charts\n"))
    #expect(try text(uses).contains("\nimport Charts\n"))
    let generic =
      #""access": "public", "generics": ["Row"], "parameters": [{ "name": "c", "type": "[Row]" }]"#
    #expect(try text(generic).contains("\nimport Charts\n"))
  }
}
