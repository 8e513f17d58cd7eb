import SwiftSource

/// Settles everything about a spec that is a matter of Swift: access, attributes, spelling, layout.
struct Lowering: Sendable {
  /// Whether each part of the spec is put on a line of its own, so that a line directive can name its place.
  let separatesOrigins: Bool

  /// Lowers a spec to the declarations of its file.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - name: the name of the spec's file, for the banner.
  func file(for spec: ResolvedSpec, named name: String) -> LoweredFile {
    let levels = ImportLevels(spec)
    let runtime = levels.ofRuntime
    let receivers = (spec.modifiersOfKeys.joined() + spec.modifiers).filter { $0.reception != nil }
    let sections = LoweredSections(lowering: self, spec: spec)
    return LoweredFile(
      specName: name.forComment,
      header: spec.header.flatMap { SwiftDocComment.lines($0) }.map { "//" + $0.dropFirst(3) },
      hasEntries: !sections.isEmpty || !spec.spaces.isEmpty,
      runtimeImportPrefix: runtime.always.importPrefix,
      conditionalImport: runtime.under.map { ($0.condition, $0.access.importPrefix) },
      imports: imports(of: spec, level: levels.ofOthers),
      spaces: LoweredSpaces(spec.spaces),
      sections: sections,
      deliversToMainActor: !receivers.isEmpty || spec.containers.contains { !$0.followers.isEmpty },
      storesInBindings: receivers.contains { $0.reception == .bind },
      receivesParts: receivers.contains { $0.reportForm != .value })
  }

  private func imports(of spec: ResolvedSpec, level: AccessLevel) -> [CodeLine] {
    spec.imports.compactMap { spec in
      guard let module = spec.module else { return nil }
      let prefix = (spec.access?.value ?? level).importPrefix
      return CodeLine("\(prefix)import \(module.value)", from: spec.node)
    }
    .sorted { $0.text.importedModule < $1.text.importedModule }
  }

  /// The declarations of a key and its modifiers, or of a modifier that stands alone.
  func section(key: ResolvedKey?, modifiers: [ResolvedModifier]) -> LoweredSection {
    let owner = key ?? modifiers.first?.key
    let condition = owner?.spec.condition?.codeLines.first
    let indentation = condition == nil ? 0 : LineWidth.step
    return LoweredSection(
      condition: condition,
      key: key.map { KeyLowering(key: $0, indentation: indentation).lowered(separatesOrigins) },
      modifierTypes: modifiers.filter { $0.typeName != nil }.map {
        ModifierLowering(modifier: $0, indentation: indentation).type
      },
      methods: modifiers.map {
        ModifierLowering(modifier: $0, indentation: indentation).method
      },
      container: nil)
  }

  /// The declaration of a container.
  func section(container: ResolvedContainer) -> LoweredSection {
    let condition = ContainerLowering.condition(of: container)
    let lowering = ContainerLowering(
      container: container, indentation: condition == nil ? 0 : LineWidth.step)
    return LoweredSection(
      condition: condition, key: nil, modifierTypes: [], methods: [], container: lowering.lowered)
  }
}

extension String {
  /// The module of an import as it is written, to sort by.
  fileprivate var importedModule: Substring { split(separator: " ").last ?? "" }

  /// The text on one line of a comment: whatever could end the line is replaced.
  var forComment: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator, .format: "_"
          default: scalar
          }
        }))
  }
}
