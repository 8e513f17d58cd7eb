import KeygenCore
import Testing
import TestSupport

@Suite("Generic parameters that hide what the code around them names are refused")
struct GenericsTests {
  private func spec(_ modifier: String) -> String {
    #"{ "keygen": 1, "keys": [{ "name": "WidthKey", "value": "[Int: Double]", "reduce": { "merge": "max" } }], "modifiers": [{ \#(modifier) }] }"#
  }

  @Test(
    "in a method: the runtime's types, those of the key's values, and the key itself",
    arguments: [
      "View", "Color", "GeometryReader", "Double", "Int", "WidthKey", "Binding", "MainActor",
    ])
  func method(name: String) {
    expect(
      spec(
        #""kind": "measure", "name": "m", "key": "WidthKey", "of": "width", "then": "bind", "as": "entry", "generics": [⟦1⟧"\#(name): Sendable"]"#
      ), Expectation(1, .nameClash, "`\(name)`", remedy: "another name"))
  }

  @Test("in a ViewModifier: its own name and that of what it is applied to as well")
  func type() {
    for name in ["Content", "Body", "Framed", "ViewModifier"] {
      expect(
        spec(
          #""kind": "custom", "name": "m", "form": "modifier", "type": "Framed", "body": "content", "generics": [⟦1⟧"\#(name)"]"#
        ), Expectation(1, .nameClash, "`\(name)`"))
    }
  }

  @Test("What builders build has a generic parameter too, and a key hands its own on")
  func repetitions() {
    expect(
      spec(
        #""kind": "custom", "name": "m", "body": "content", "generics": ["LabelContent: View"], "parameters": [{ "name": ⟦1⟧"label", "builder": true }]"#
      ), Expectation(1, .nameClash, "two generic parameters are named `LabelContent`"))
    expect(
      KeygenCoreTests.spec(
        #""name": "A", "value": "[ID]", "reduce": "append", "generics": ["ID: Sendable"], "modifiers": [{ "kind": "set", "name": "a", "generics": [⟦1⟧"ID"] }]"#
      ), Expectation(1, .nameClash, "two generic parameters are named `ID`"))
  }

  @Test("A key that is written by hand is named with those of the modifier")
  func handwritten() {
    expect(
      spec(
        #""kind": "set", "name": "m", "key": { "type": "Keys.ItemsKey<T>", "value": "[T]" }, "generics": ["T: Sendable"]"#
      ))
  }

  @Test("of a key: its own name, and types of which something is known by their names")
  func key() {
    for name in ["A", "Int", "String", "CGSize", "PreferenceKey"] {
      expect(
        KeygenCoreTests.spec(
          #""name": "A", "value": "[Bool]", "reduce": "append", "generics": [⟦1⟧"\#(name): Sendable"]"#
        ), Expectation(1, .nameClash, "`\(name)`"))
    }
    expect(
      KeygenCoreTests.spec(
        #""name": "A", "value": "[Value]", "reduce": "append", "generics": ["Value: Sendable"]"#))
  }

  @Test("of a container: what its properties are kept by")
  func container() {
    for name in ["View", "State", "Binding", "Content", "Box"] {
      expect(
        #"{ "keygen": 1, "containers": [{ "name": "Box", "generics": [⟦1⟧"\#(name)"], "parameters": [{ "name": "isOn", "type": "Binding<Bool>" }], "state": [{ "name": "count", "default": "0" }] }] }"#,
        Expectation(1, .nameClash, "`\(name)`"))
    }
  }

  @Test("A list of types or a number that no argument tells cannot be passed by itself")
  func unsettled() {
    for generic in ["each T: Sendable", "let T: Int"] {
      expect(
        spec(
          #""kind": "custom", "name": "m", "body": "content", "generics": [⟦1⟧"\#(generic)"]"#),
        Expectation(1, .unsuitableMember, "what `T` is", remedy: "a parameter"))
    }
    expect(
      spec(
        #""kind": "custom", "name": "m", "body": "content", "generics": ["each T"], "parameters": [{ "name": "all", "type": "(repeat each T)" }]"#
      ))
  }

  @Test(
    "Parameters cannot have the names of types that the code beside them uses",
    arguments: [
      (#""key": "WidthKey", "as": "entry""#, "Color"),
      (#""key": "WidthKey", "as": "entry""#, "GeometryReader"),
      (#""key": "WidthKey", "as": "entry""#, "Double"),
      ("", "CGFloat"),
    ])
  func parameters(members: String, name: String) {
    expect(
      spec(
        #""kind": "measure", "name": "m", "of": "width", \#(members.isEmpty ? "" : members + ", ")"then": "observe", "parameters": [{ "name": ⟦1⟧"\#(name)", "type": "Int" }]"#
      ), Expectation(1, .nameClash, "`\(name)`"))
  }

  @Test(
    "A type of the spec cannot be named like one that measuring uses",
    arguments: ["Color", "GeometryReader", "CGSize", "Sequence"])
  func types(name: String) {
    expect(
      #"{ "keygen": 1, "keys": [{ "name": "SizesKey", "value": "[CGSize]", "reduce": "append", "modifiers": [{ "kind": "measure", "name": "m", "of": "size", "as": "element", "then": "observe" }] }], "containers": [{ "name": ⟦1⟧"\#(name)" }] }"#,
      Expectation(1, .shadowsSwiftUI, "`\(name)`"))
  }
}
