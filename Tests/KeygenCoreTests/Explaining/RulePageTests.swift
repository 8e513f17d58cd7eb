import Testing

@testable import KeygenCore

@Suite("Pages about lint rules")
struct RulePageTests {
  /// Rules by name, so that the name shows in results.
  private static let names = LintRules.described.map(\.name)

  private func rule(_ name: String) throws -> any LintRuleDescription {
    try #require(LintRules.described.first { $0.name == name })
  }

  @Test("Their firing examples fire that rule and nothing else", arguments: names)
  func firing(name: String) throws {
    let rule = try rule(name)
    #expect(!rule.firing.isEmpty)
    for example in rule.firing {
      #expect(generate(example.text).diagnostics.map(\.kind) == [rule.kind], "\(example.text)")
    }
  }

  @Test("Their examples of another severity are there for the severity's sake", arguments: names)
  func severities(name: String) throws {
    let severities = try rule(name).firing.map { generate($0.text).diagnostics[0].severity }
    #expect(Set(severities).count == severities.count)
  }

  @Test("Their clean examples are silent", arguments: names)
  func clean(name: String) throws {
    let generation = generate(try rule(name).clean.text)
    #expect(generation.diagnostics == [])
    #expect(generation.file != nil)
  }

  @Test("What they say of `allow` is so", arguments: LintRules.names)
  func allowing(name: String) throws {
    let rule = try rule(name)
    for example in rule.firing {
      let allowed = example.text.replacing(
        #""keygen": 1,"#, with: #""keygen": 1, "allow": ["\#(name)"],"#)
      let kinds = generate(allowed).diagnostics.map(\.kind)
      let isError = generate(example.text).diagnostics[0].severity == .error
      #expect(kinds == (isError ? [.unusedAllow, rule.kind] : []), "\(allowed)")
    }
    let page = try #require(Topic.named(name)).page
    let severities = Set(rule.firing.map { generate($0.text).diagnostics[0].severity })
    let says = page.contains { block in
      guard case .paragraph(let text) = block else { return false }
      return text.contains(#""allow": ["\#(name)"]"#)
    }
    #expect(says == severities.contains(.warning))
  }

  @Test("They show the severity, and what the linter says of the example")
  func severity() throws {
    let warning = try #require(Topic.named("loses-to-default")).page
    #expect(warning.first == .paragraph("loses-to-default: a lint rule (warning)"))
    let both = try #require(Topic.named("shadows-swiftui")).page
    #expect(both.first == .paragraph("shadows-swiftui: a lint rule (warning, error)"))
    let found = warning.compactMap { block -> [Diagnostic]? in
      guard case .diagnostics(let list) = block else { return nil }
      return list
    }
    #expect(found.count == 1)
    #expect(found.first?.first?.location.description == "Example.keygen.json:8:17")
  }
}

extension KeygenCore.SourceLocation {
  fileprivate var description: String { "\(file):\(line):\(column)" }
}
