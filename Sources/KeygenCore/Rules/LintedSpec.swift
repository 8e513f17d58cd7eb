/// What rules may want to know of the file as a whole, worked out once.
struct LintedSpec: Sendable {
  /// The names that types in the spec mention, wherever they stand.
  let mentionedNames: Set<String>
  /// The modules that the spec imports beside the runtime.
  let importedModules: Set<String>

  init(_ spec: ResolvedSpec) {
    var names: Set<String> = []
    for key in spec.keys { names.formUnion(key.valueType.mentionedNames) }
    for modifier in spec.modifiersOfKeys.joined() + spec.modifiers {
      for parameter in modifier.spec.parameters {
        if let type = parameter.type { names.formUnion(ValueType(type.text).mentionedNames) }
      }
    }
    mentionedNames = names
    importedModules = Set(spec.imports.compactMap { $0.module?.value })
  }
}
