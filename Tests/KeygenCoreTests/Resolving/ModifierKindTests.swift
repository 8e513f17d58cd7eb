import Testing
import TestSupport

@testable import KeygenCore

@Suite("Members of modifiers that do not go together, or not with their key")
struct ModifierKindTests {
  /// A spec with one modifier outside of a key, and a key `SizeKey` of a type.
  private func spec(_ modifier: String, value: String = "CGSize?") -> String {
    #"{ "keygen": 1, "keys": [{ "name": "SizeKey", "value": "\#(value)", "reduce": "lastNonNil" }], "modifiers": [\#(modifier)] }"#
  }

  private func measure(_ members: String) -> String {
    spec(#"⟦9⟧{ "kind": "measure", "name": "m", \#(members) }"#)
  }

  @Test("A measure needs a quantity, and a key or a receiver")
  func incomplete() {
    expect(
      measure(#""key": "SizeKey""#),
      Expectation(9, .missingMember, "`measure` needs the member `of`"))
    expect(
      measure(#""of": "size""#),
      Expectation(9, .missingMember, "needs a key to write, or a `then`"))
    expect(
      measure(#""of": ⟦1⟧{ "swift": "proxy.size.width" }, "then": "observe""#),
      Expectation(1, .missingMember, "the type of `proxy.size.width` has to be said"))
  }

  @Test("What a measure without a key cannot do is refused")
  func keyless() {
    expect(
      measure(
        #""of": "size", "then": "observe", "as": ⟦1⟧"element", "value": ⟦2⟧"measured", "host": ⟦3⟧"overlay""#
      ),
      Expectation(1, .unsuitableMember, "`as` is for a `measure` that writes a key"),
      Expectation(2, .unsuitableMember, "`value` is for"),
      Expectation(3, .unsuitableMember, "`host` is for"))
  }

  @Test(
    "A quantity has to fit the key",
    arguments: [
      ("CGSize", "frame", false), ("CGSize?", "size", true), ("String", "size", false),
      ("CGFloat", "width", true), ("Double?", "minY", true), ("Float", "width", false),
      ("CGRect", "frame", true), ("CGPoint", "origin", true), ("CGPoint", "width", false),
      ("Size", "width", true),
    ])
  func types(value: String, quantity: String, fits: Bool) {
    let text =
      #"{ "keygen": 1, "keys": [{ "name": "K", "value": "\#(value)", "default": {"swift": "d"}, "reduce": {"swift": "_ = nextValue()"}, "modifiers": [{ "kind": "measure", "name": "m", "of": ⟦1⟧"\#(quantity)" }] }] }"#
    if fits {
      expect(text)
    } else {
      expect(text, Expectation(1, .unsuitableMember, "`\(quantity)` is a", remedy: "`value`"))
    }
  }

  @Test(
    "What was measured is found in the collections that an array literal makes, one Optional deep")
  func measuredCollections() {
    let members = #""key": "SizeKey", "of": "size", "as": "element", "then": ⟦1⟧"observe""#
    let modifier = #"{ "kind": "measure", "name": "m", \#(members) }"#
    for value in ["[CGSize]?", "ContiguousArray<CGSize>?", "ArraySlice<CGSize>?", "Set<CGSize>?"] {
      expect(spec(modifier, value: value))
    }
    expect(
      spec(modifier, value: "[CGSize]??"),
      Expectation(1, .unsuitableMember, "an Optional of an Optional", remedy: "a single `?`"))
  }

  @Test("A size is of no space, and an expression says its space itself")
  func spaces() {
    expect(
      measure(#""of": "size", "key": "SizeKey", "in": ⟦1⟧"global""#),
      Expectation(1, .unsuitableMember, "the same in every coordinate space"))
    expect(
      measure(#""of": { "swift": "proxy.size" }, "key": "SizeKey", "in": ⟦1⟧"global""#),
      Expectation(1, .unsuitableMember, "does not use this space"))
    expect(
      measure(
        #""of": { "swift": "proxy.frame(in: s).size" }, "key": "SizeKey", "in": { "parameter": { "name": "s" } }"#
      ))
    expect(
      measure(#""of": "frame", "then": "observe", "in": ⟦1⟧"globl""#),
      Expectation(1, .unknownWord, "`globl` is not a coordinate space", remedy: "`global`"))
    expect(
      measure(#""of": "frame", "then": "observe", "in": { "scrollView": ⟦1⟧"up" }"#),
      Expectation(1, .unknownWord, "`up` is not an axis"))
    expect(
      measure(#""of": "frame", "then": "observe", "in": { ⟦1⟧"spase": "a" }"#),
      Expectation(1, .unknownMember, "no member `spase`", remedy: "`space`"))
  }

  @Test("A length to round to is a number above zero", arguments: ["0", "-1", "1e400", "\"1\""])
  func lengths(text: String) {
    expect(
      measure(#""of": "size", "key": "SizeKey", "roundTo": ⟦1⟧\#(text)"#),
      Expectation(
        1, text.hasPrefix("\"") ? .wrongType : .invalidLiteral,
        text.hasPrefix("\"") ? "expected a number" : "no length"))
  }

  @Test("as needs a collection whose types can be told")
  func collections() {
    func set(_ form: String, value: String) -> String {
      spec(
        #"{ "kind": "set", "name": "s", "key": "SizeKey", "as": ⟦1⟧\#(form) }"#, value: value)
    }
    expect(
      set(#""element""#, value: "CGSize?"),
      Expectation(1, .unsuitableMember, "`element` needs a collection", remedy: "`[Element]`"))
    expect(
      set(#""entry""#, value: "[Int]?"),
      Expectation(1, .unsuitableMember, "`entry` needs a collection", remedy: "`[ID: Value]`"))
    expect(set(#""entry""#, value: "[Int: String]?"))
    expect(set(#"{ "entry": "row" }"#, value: "[Int: String]?"))
    expect(set(#""element""#, value: "Set<Int>?"))
    expect(
      set(#""entri""#, value: "[Int]?"),
      Expectation(1, .unknownWord, "`entri` is not a way to report", remedy: "`entry`"))
  }

  @Test("A receiver needs values that can be compared")
  func receivers() {
    expect(
      #"{ "keygen": 1, "keys": [{ "name": "K", "value": "[(Int, Int)]", "reduce": "append", "modifiers": [{ "kind": ⟦1⟧"measure", "name": "m", "of": { "swift": "[(1, 2)]" }, "then": "observe" }] }] }"#,
      Expectation(1, .notObservable, "`measure` cannot watch `K`"))
  }

  @Test("A custom modifier needs a body, and a type where it has state")
  func custom() {
    expect(
      spec(#"⟦1⟧{ "kind": "custom", "name": "c" }"#),
      Expectation(1, .missingMember, "`custom` needs the member `body`"))
    expect(
      spec(
        #"{ "kind": "custom", "name": "c", "body": "content", "state": [⟦1⟧{ "name": "a", "default": 1 }] }"#
      ),
      Expectation(1, .unsuitableMember, "cannot hold state", remedy: "\"form\": \"modifier\""))
    expect(
      spec(
        #"{ "kind": "custom", "name": "c", "form": "modifier", "type": "C", "body": "content", "state": [⟦1⟧{ "name": "a" }] }"#
      ),
      Expectation(1, .missingMember, "nothing says the type of this state"))
    expect(
      spec(
        #"{ "kind": "custom", "name": "c", "form": "modifier", "type": "C", "body": "content", "parameters": [{ "name": "a", "type": "Int" }], "state": [{ "name": ⟦1⟧"a", "default": 1 }] }"#
      ),
      Expectation(1, .nameClash, "two parameters are named `a`"))
  }

  @Test("A parameter is of a type, or builds a view")
  func parameters() {
    func custom(_ parameter: String) -> String {
      spec(
        #"{ "kind": "custom", "name": "c", "body": "content", "parameters": [⟦1⟧{ "name": "p", \#(parameter) }] }"#
      )
    }
    expect(
      custom(#""closure": false"#),
      Expectation(1, .missingMember, "a parameter needs the member `type`", remedy: "builder"))
    expect(custom(#""builder": true"#))
    expect(custom(#""builder": true, "type": "(Int, String)""#))
    expect(custom(#""builder": true, "type": "Int""#))
    expect(
      custom(#""builder": true, "default": { "swift": ⟦2⟧"{ EmptyView() }" }"#),
      Expectation(2, .unsuitableMember, "a builder has no default"))
    expect(
      custom(#""type": "() -> Void", "closure": ⟦2⟧true"#),
      Expectation(2, .unsuitableMember, "`closure` marks an alias"))
    expect(
      custom(#""builder": true, "closure": ⟦2⟧true"#),
      Expectation(2, .unsuitableMember, "a builder is a closure already"))
  }

  @Test(
    "Names that the generated lines use cannot be those of parameters",
    arguments: [
      (#""kind": "measure", "of": "size", "key": "SizeKey""#, "proxy"),
      (#""kind": "measure", "of": "size", "key": "SizeKey""#, "measured"),
      (#""kind": "measure", "of": "frame", "then": "observe""#, "exact"),
      (#""kind": "measure", "of": "frame", "then": "observe""#, "receive"),
      (#""kind": "anchor", "key": { "type": "K", "value": "Anchor<CGRect>?" }"#, "anchor"),
      (#""kind": "overlay", "key": "SizeKey""#, "value"),
      (#""kind": "background", "proxy": true, "key": "SizeKey""#, "proxy"),
      (#""kind": "custom", "body": "content""#, "content"),
    ])
  func reservedNames(members: String, name: String) {
    expect(
      spec(
        #"{ "name": "m", \#(members), "parameters": [{ "label": "_", "name": ⟦1⟧"\#(name)", "type": "Int" }] }"#
      ),
      Expectation(1, .nameClash, "cannot be named `\(name)`"))
  }

  @Test("An anchor is no other value unless an expression makes one")
  func anchors() {
    expect(
      spec(#"{ "kind": ⟦1⟧"anchor", "name": "a", "key": "SizeKey" }"#),
      Expectation(1, .unsuitableMember, "an anchor is no `CGSize`", remedy: "Anchor<CGRect>"))
    expect(
      spec(
        #"{ "kind": ⟦1⟧"anchor", "name": "a", "key": "SizeKey", "source": "center", "value": "f(anchor)" }"#
      ))
    expect(
      spec(#"{ "kind": "anchor", "name": "a", "key": "SizeKey", "source": ⟦1⟧"middle" }"#),
      Expectation(1, .unknownWord, "`middle` is not"))
  }

  @Test("Two quantities in one number are told, other keys and one quantity are not")
  func mixedMeasurements() {
    func key(_ value: String, _ first: String, _ second: String) -> String {
      #"{ "keygen": 1, "keys": [{ "name": "K", "value": "\#(value)", "default": {"swift": "d"}, "reduce": "max", "modifiers": [{ "kind": "measure", "name": "a", "of": \#(first) }, { "kind": "measure", "name": "b", "of": ⟦1⟧\#(second) }] }] }"#
    }
    expect(
      key("CGFloat", #""width""#, #""height""#),
      Expectation(1, .mixedMeasurements, "`height` and `width` are written to one number"))
    expect(key("CGFloat", #""width""#, #""width""#))
    expect(key("CGFloat", #""width""#, #"{ "swift": "proxy.size.height" }"#))
    expect(
      key("CGFloat", #""width", "value": "measured""#, #""height", "value": "measured""#))
  }

  @Test("Plain last is right where every writer hears what it measured itself")
  func lastWithReceivers() {
    func key(_ modifiers: String) -> String {
      #"{ "keygen": 1, "keys": [{ "name": "K", "value": "CGFloat", "default": 0, "reduce": ⟦1⟧"last", "modifiers": [\#(modifiers)] }] }"#
    }
    let heard = #"{ "kind": "measure", "name": "a", "of": "minY", "then": "observe" }"#
    let silent = #"{ "kind": "set", "name": "b" }"#
    let reader = #"{ "kind": "observe", "name": "c" }"#
    expect(key("\(heard), \(reader)"))
    expect(key("\(heard), \(silent)"), Expectation(1, .losesToDefault, "with `last`"))
    expect(key(reader), Expectation(1, .losesToDefault, "with `last`"))
  }
}
