import KeygenCore
import Testing
import TestSupport

@Suite("The state of a modifier says its type and what it starts with")
struct StateTests {
  private func spec(_ state: String) -> String {
    #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "m", "form": "modifier", "type": "M", "body": "content", "state": [⟦1⟧{ "name": "s", \#(state) }] }] }"#
  }

  @Test("A type that Swift gives no first value needs a default")
  func missingDefault() {
    expect(
      spec(#""type": "Int""#), Expectation(1, .missingDefault, "`default`", remedy: "at first"))
    expect(
      spec(#""type": "Bool", "attribute": "@State""#), Expectation(1, .missingDefault, "`default`"))
    expect(spec(#""type": "Int?""#))
    expect(spec(#""type": "Bool", "attribute": "@FocusState""#))
  }

  @Test("An attribute that can keep anything does not say the type")
  func missingType() {
    expect(
      spec(#""attribute": "@State""#), Expectation(1, .missingMember, "the type of this state"))
    expect(spec(#""attribute": "@Namespace""#))
  }
}
