import Testing

@testable import KeygenCore

@Suite("Specs to start from")
struct StarterSpecTests {
  /// Every kind alone, all together, and those that nobody asked for.
  private static let choices =
    StarterSpec.kinds.map { [$0] } + [StarterSpec.kinds, StarterSpec.usualKinds]

  @Test("They generate without a word, and hold each kind that was asked for", arguments: choices)
  func working(kinds: [String]) throws {
    let spec = StarterSpec(kinds: kinds)
    let generation = generate(spec.text)
    #expect(generation.diagnostics == [])
    #expect(generation.file != nil)
    let lowered = LoweredSpec(SpecExample(spec.text).source, library: nil, separatesOrigins: false)
    let modifiers = try #require(
      lowered.resolved.map { $0.modifiersOfKeys.joined() + $0.modifiers })
    let parts = PartExample.all.filter { kinds.contains($0.name) }
    let asked = ModifierKinds.all.map(\.name).filter { kinds.contains($0) }
    let needed = kinds.contains("container") ? ["set"] : []
    #expect(Set(modifiers.map(\.kind.name)) == Set(asked + needed))
    for part in PartExample.all {
      #expect(spec.text.contains("\"\(part.list)\": [") == parts.contains { $0.name == part.name })
    }
    #expect(spec.text.hasSuffix("}\n"))
  }

  @Test("Every part of them has a comment")
  func comments() {
    let spec = StarterSpec(kinds: StarterSpec.usualKinds)
    #expect(spec.text.split(separator: #""//": "#).count - 1 == 4)
  }

  @Test("A word that comes twice counts once, and words for no kind are left out")
  func words() {
    #expect(StarterSpec(kinds: ["set", "zap", "set"]).text == StarterSpec(kinds: ["set"]).text)
  }

  @Test("What a container follows is reported by one modifier, asked for or not")
  func container() {
    let alone = StarterSpec(kinds: ["container"]).text
    #expect(alone == StarterSpec(kinds: ["container", "set"]).text)
    #expect(alone.split(separator: #""kind": "set""#).count - 1 == 1)
  }

  @Test("Modifiers without a key of the spec's stand in the spec's own list")
  func ownModifiers() {
    let example = ModifierExample(
      key: nil, comment: "For a key that stands elsewhere.",
      members: #""kind": "set", "name": "a", "key": "PageTitleKey""#)
    let spec = StarterSpec(
      examples: [example, SetKind().example, ObserveKind(reception: .bind).example], heading: [])
    #expect(
      spec.text == """
        {
          "keygen": 1,
          "keys": [
            {
              "//": [
        \(KeyExample.pageTitle.comment.map { "        \"\($0)\"" }.joined(separator: ",\n"))
              ],
        \(KeyExample.pageTitle.members.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")),
              "modifiers": [
                {
                  "//": "\(SetKind().example.comment)",
                  "kind": "set",
                  "name": "pageTitle"
                },
                {
                  "//": "\(ObserveKind(reception: .bind).example.comment)",
                  "kind": "bind",
                  "name": "pageTitle"
                }
              ]
            }
          ],
          "modifiers": [
            {
              "//": "For a key that stands elsewhere.",
              "kind": "set", "name": "a", "key": "PageTitleKey"
            }
          ]
        }

        """)
    #expect(generate(spec.text).file != nil)
  }
}
