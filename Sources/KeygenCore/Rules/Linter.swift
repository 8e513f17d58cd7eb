import JSONSource

/// Runs all rules over a spec, except where `allow` switches them off.
struct Linter {
  private let file: String
  private let spec: ResolvedSpec
  private let context: LintedSpec
  private let fileAllowances: [Located<String>]
  private var used: Set<Int> = []
  private var diagnostics: [Diagnostic] = []

  private init(_ spec: ResolvedSpec, allow: [Located<String>], file: String) {
    self.spec = spec
    self.file = file
    context = LintedSpec(spec)
    fileAllowances = allow
  }

  /// What the rules find.
  ///
  /// - Parameters:
  ///   - allow: the rules that are switched off for the whole file.
  ///   - file: the path of the spec.
  static func diagnostics(
    of spec: ResolvedSpec, allow: [Located<String>], file: String
  ) -> [Diagnostic] {
    var linter = Linter(spec, allow: allow, file: file)
    linter.run()
    return linter.diagnostics
  }

  private mutating func run() {
    for (key, modifiers) in zip(spec.keys, spec.modifiersOfKeys) {
      if key.isWhole {
        for rule in LintRules.all {
          report(rule.findings(in: key, of: context), of: rule, allowed: [key.spec.allow])
        }
      }
      for modifier in modifiers {
        check(modifier, allowances: [modifier.spec.allow, key.spec.allow])
      }
      for modifier in modifiers { reportUnused(modifier.spec.allow) }
      if key.isWhole { reportUnused(key.spec.allow) }
    }
    for modifier in spec.modifiers {
      check(modifier, allowances: [modifier.spec.allow])
      reportUnused(modifier.spec.allow)
    }
    for space in spec.spaces {
      for rule in LintRules.all {
        report(rule.findings(in: space, of: context), of: rule, allowed: [space.spec.allow])
      }
      reportUnused(space.spec.allow)
    }
    for container in spec.containers {
      for rule in LintRules.all {
        report(
          rule.findings(in: container, of: context), of: rule, allowed: [container.spec.allow])
      }
      reportUnused(container.spec.allow)
    }
    reportUnused(fileAllowances)
  }

  private mutating func check(_ modifier: ResolvedModifier, allowances: [[Located<String>]]) {
    for rule in LintRules.all {
      report(rule.findings(in: modifier, of: context), of: rule, allowed: allowances)
    }
  }

  private mutating func report(
    _ findings: [LintFinding], of rule: any LintRule, allowed allowances: [[Located<String>]]
  ) {
    for finding in findings {
      let allowance = (allowances + [fileAllowances]).joined().first { $0.value == rule.name }
      // What breaks the output cannot be switched off.
      if finding.severity != .error, let allowance {
        used.insert(allowance.node.position.offset)
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule.kind, finding.severity, at: location(of: finding.node), finding.message,
          notes: finding.notes.map { .init($0.message, at: location(of: $0.node)) },
          remedy: finding.remedy))
    }
  }

  private mutating func reportUnused(_ allowances: [Located<String>]) {
    for allowance in allowances where !used.contains(allowance.node.position.offset) {
      diagnostics.append(
        Diagnostic(
          .unusedAllow, .warning, at: location(of: allowance.node),
          "`\(allowance.value)` has nothing to switch off here", remedy: "remove it from `allow`"))
    }
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }
}
