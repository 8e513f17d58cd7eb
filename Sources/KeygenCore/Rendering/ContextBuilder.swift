import JSONSource
import Mustache

/// Puts lowered declarations into the shape that templates are given.
struct ContextBuilder {
  private(set) var context = TemplateContext(schema: OutputSchema.schema)
  /// The parts of the spec that marks stand for, by the number of the mark.
  private(set) var origins: [JSONNode] = []
  /// Whether texts are marked with where they came from.
  let marksOrigins: Bool

  init(marksOrigins: Bool) { self.marksOrigins = marksOrigins }

  /// Adds a file.
  mutating func add(_ file: LoweredFile) -> ContextValue {
    let slots = [
      context.text(file.specName),
      list(file.header),
      .flag(!file.imports.isEmpty),
      list(file.imports),
      context.text(file.runtimeImportPrefix),
      context.list(file.sections.map { add($0) }),
      .flag(file.deliversToMainActor),
    ]
    return context.record(OutputSchema.fileShape, slots)
  }

  private mutating func add(_ section: LoweredSection) -> ContextValue {
    var followsTypes = section.key != nil
    var types: [ContextValue] = []
    for type in section.modifierTypes {
      types.append(add(type, isSeparated: followsTypes))
      followsTypes = true
    }
    var methods: [ContextValue] = []
    for method in section.methods { methods.append(add(method, isSeparated: !methods.isEmpty)) }
    let slots = [
      optional(section.condition),
      section.key.map { add($0) } ?? .absent,
      context.list(types),
      .flag(!methods.isEmpty),
      .flag(followsTypes),
      context.list(methods),
    ]
    return context.record(OutputSchema.sectionShape, slots)
  }

  private mutating func add(_ key: LoweredKey) -> ContextValue {
    let slots =
      declaration(key.documentation, key.attributes, key.accessPrefix, key.name)
      + parameters(key.reduceParameters) + [
        optional(key.extensionOf),
        context.text(key.memberAccessPrefix),
        text(key.genericClause),
        text(key.value),
        optional(key.inlineDefault),
        list(key.defaultLines),
        list(key.reduceBody),
      ]
    return context.record(OutputSchema.keyShape, slots)
  }

  private mutating func add(_ type: LoweredModifierType, isSeparated: Bool) -> ContextValue {
    let slots =
      declaration(type.documentation, type.attributes, type.accessPrefix, type.name)
      + parameters(type.initParameters)
      + [.flag(isSeparated), optional(type.condition), list(type.body)] + [
        context.text(type.memberAccessPrefix),
        .flag(!type.properties.isEmpty),
        list(type.properties),
        list(type.assignments),
        text(type.genericClause),
      ]
    return context.record(OutputSchema.modifierShape, slots)
  }

  private mutating func add(_ method: LoweredMethod, isSeparated: Bool) -> ContextValue {
    let slots =
      declaration(method.documentation, method.attributes, method.accessPrefix, method.name)
      + parameters(method.parameters)
      + [.flag(isSeparated), optional(method.condition), list(method.body)]
      + [text(method.genericClause)]
    return context.record(OutputSchema.methodShape, slots)
  }

  // MARK: Parts

  private mutating func declaration(
    _ documentation: [String], _ attributes: [CodeLine], _ access: String, _ name: String
  ) -> [ContextValue] {
    [list(documentation), list(attributes), context.text(access), context.text(name)]
  }

  private mutating func parameters(_ parameters: LoweredParameterList) -> [ContextValue] {
    [
      .flag(parameters.inline == nil), text(parameters.inline ?? ""), list(parameters.lines),
    ]
  }

  private mutating func text(_ line: CodeLine) -> ContextValue {
    if line.text.isEmpty { return context.text("", mark: BlankLines.mark) }
    guard marksOrigins, let origin = line.origin else { return context.text(line.text) }
    origins.append(origin)
    return context.text(line.text, mark: Int32(origins.count - 1))
  }

  private mutating func optional(_ line: CodeLine?) -> ContextValue {
    line.map { text($0) } ?? .absent
  }

  private mutating func list(_ lines: [CodeLine]) -> ContextValue {
    context.list(lines.map { text($0) })
  }

  private mutating func list(_ lines: [String]) -> ContextValue {
    context.list(lines.map { context.text($0) })
  }
}
