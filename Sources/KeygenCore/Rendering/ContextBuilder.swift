import JSONSource
import Mustache

/// Puts lowered declarations into the shape that templates are given.
struct ContextBuilder<Sink: ContextSink> {
  /// What the context is built into.
  private(set) var sink: Sink
  /// The parts of the spec that marks stand for, by the number of the mark.
  private(set) var origins: [JSONNode] = []
  /// Whether texts are marked with where they came from.
  let marksOrigins: Bool

  init(into sink: Sink, marksOrigins: Bool) {
    self.sink = sink
    self.marksOrigins = marksOrigins
  }

  /// Adds a file.
  mutating func add(_ file: LoweredFile) -> Sink.Value {
    let slots = [
      sink.text(file.specName, mark: nil),
      list(file.header),
      sink.flag(file.hasEntries),
      sink.flag(!file.imports.isEmpty),
      list(file.imports),
      sink.text(file.runtimeImportPrefix, mark: nil),
      file.conditionalImport.map { sink.text($0.condition, mark: nil) } ?? sink.absent,
      file.conditionalImport.map { sink.text($0.prefix, mark: nil) } ?? sink.absent,
      file.spaces.map { add($0) } ?? sink.absent,
      sink.list(file.sections.map { add($0) }),
      sink.flag(file.deliversToMainActor),
      sink.flag(file.storesInBindings),
      sink.flag(file.receivesParts),
    ]
    return sink.record(OutputSchema.fileShape, slots)
  }

  private mutating func add(_ spaces: LoweredSpaces) -> Sink.Value {
    let slots = [
      sink.list(spaces.constants.enumerated().map { add($1, isSeparated: $0 > 0) }),
      sink.list(spaces.namedConstants.enumerated().map { add($1, isSeparated: $0 > 0) }),
      sink.list(spaces.methods.enumerated().map { add($1, isSeparated: $0 > 0) }),
    ]
    return sink.record(OutputSchema.spacesShape, slots)
  }

  private mutating func add(_ constant: LoweredSpaceConstant, isSeparated: Bool) -> Sink.Value {
    let slots = [
      list(constant.documentation),
      sink.text(constant.accessPrefix, mark: nil),
      sink.text(constant.name, mark: nil),
      sink.flag(isSeparated),
      sink.text(constant.type, mark: nil),
      optional(constant.inlineValue),
      list(constant.valueLines),
    ]
    return sink.record(OutputSchema.spaceShape, slots)
  }

  private mutating func add(_ section: LoweredSection) -> Sink.Value {
    var followsTypes = section.key != nil
    var types: [Sink.Value] = []
    for type in section.modifierTypes {
      types.append(add(type, isSeparated: followsTypes))
      followsTypes = true
    }
    var methods: [Sink.Value] = []
    for method in section.methods { methods.append(add(method, isSeparated: !methods.isEmpty)) }
    let slots = [
      optional(section.condition),
      section.key.map { add($0) } ?? sink.absent,
      sink.list(types),
      sink.flag(!methods.isEmpty),
      sink.flag(followsTypes),
      sink.list(methods),
      section.container.map { add($0) } ?? sink.absent,
    ]
    return sink.record(OutputSchema.sectionShape, slots)
  }

  private mutating func add(_ container: LoweredContainer) -> Sink.Value {
    let slots =
      declaration(
        container.documentation, container.attributes, container.accessPrefix, container.name)
      + parameters(container.initParameters) + [
        list(container.body),
        sink.text(container.memberAccessPrefix, mark: nil),
        text(container.genericClause),
        sink.flag(!container.state.isEmpty),
        list(container.state),
        list(container.properties),
        list(container.assignments),
      ]
    return sink.record(OutputSchema.containerShape, slots)
  }

  private mutating func add(_ key: LoweredKey) -> Sink.Value {
    let slots =
      declaration(key.documentation, key.attributes, key.accessPrefix, key.name)
      + parameters(key.reduceParameters) + [
        optional(key.extensionOf),
        sink.text(key.memberAccessPrefix, mark: nil),
        text(key.genericClause),
        text(key.value),
        optional(key.inlineDefault),
        list(key.defaultLines),
        list(key.reduceBody),
      ]
    return sink.record(OutputSchema.keyShape, slots)
  }

  private mutating func add(_ type: LoweredModifierType, isSeparated: Bool) -> Sink.Value {
    let slots =
      declaration(type.documentation, type.attributes, type.accessPrefix, type.name)
      + parameters(type.initParameters)
      + [sink.flag(isSeparated), optional(type.condition), list(type.body)] + [
        sink.text(type.memberAccessPrefix, mark: nil),
        sink.flag(!type.properties.isEmpty),
        list(type.properties),
        list(type.assignments),
        sink.flag(!type.state.isEmpty),
        list(type.state),
        text(type.genericClause),
        sink.text(type.isolationPrefix, mark: nil),
        sink.text(type.bodyIsolationPrefix, mark: nil),
      ]
    return sink.record(OutputSchema.modifierShape, slots)
  }

  private mutating func add(_ method: LoweredMethod, isSeparated: Bool) -> Sink.Value {
    let slots =
      declaration(method.documentation, method.attributes, method.accessPrefix, method.name)
      + parameters(method.parameters)
      + [sink.flag(isSeparated), optional(method.condition), list(method.body)]
      + [text(method.genericClause), sink.text(method.isolationPrefix, mark: nil)]
    return sink.record(OutputSchema.methodShape, slots)
  }

  // MARK: Parts

  private mutating func declaration(
    _ documentation: [String], _ attributes: [CodeLine], _ access: String, _ name: String
  ) -> [Sink.Value] {
    [
      list(documentation), list(attributes), sink.text(access, mark: nil),
      sink.text(name, mark: nil),
    ]
  }

  private mutating func parameters(_ parameters: LoweredParameterList) -> [Sink.Value] {
    [
      sink.flag(parameters.inline == nil), text(parameters.inline ?? ""), list(parameters.lines),
    ]
  }

  private mutating func text(_ line: CodeLine) -> Sink.Value {
    if line.text.isEmpty { return sink.text("", mark: BlankLines.mark) }
    guard marksOrigins, let origin = line.origin else { return sink.text(line.text, mark: nil) }
    origins.append(origin)
    return sink.text(line.text, mark: Int32(origins.count - 1))
  }

  private mutating func optional(_ line: CodeLine?) -> Sink.Value {
    line.map { text($0) } ?? sink.absent
  }

  private mutating func list(_ lines: [CodeLine]) -> Sink.Value {
    sink.list(lines.map { text($0) })
  }

  private mutating func list(_ lines: [String]) -> Sink.Value {
    sink.list(lines.map { sink.text($0, mark: nil) })
  }
}
