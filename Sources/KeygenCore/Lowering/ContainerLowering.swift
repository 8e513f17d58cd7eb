import JSONSource
import SwiftSource

/// Lowers one container.
struct ContainerLowering {
  let container: ResolvedContainer
  /// The columns in front of the declaration.
  let indentation: Int

  private var spec: ContainerSpec { container.spec }

  /// The condition around the struct: all that it depends on.
  static func condition(of container: ResolvedContainer) -> CodeLine? {
    let conditions = container.conditions
    guard let first = conditions.first else { return nil }
    let text =
      conditions.count == 1
      ? first.text : conditions.map { "(\($0.text))" }.joined(separator: " && ")
    return CodeLine(text, from: container.spec.condition?.node ?? container.spec.node)
  }

  /// The struct.
  var lowered: LoweredContainer {
    let memberAccess = container.access > .internal ? container.access.prefix : ""
    let member = indentation + LineWidth.step
    let parameters = container.typeParameters + container.parameters + [container.content]
    return LoweredContainer(
      documentation: documentation,
      attributes: attributes,
      accessPrefix: container.access.prefix,
      memberAccessPrefix: memberAccess,
      name: container.name.spelled(in: .declaration),
      genericClause: GenericClause.declaration(of: container.generics),
      state: container.states.map(\.property),
      properties: container.parameters.map { CodeLine($0.property, from: $0.origin) } + [content],
      initParameters: LoweredParameterList(
        parameters.map { CodeLine($0.declaration, from: $0.origin) },
        head: "\(memberAccess)init", tail: " {", indentation: member),
      assignments: assignments,
      body: ContainerBody(container: container, indentation: member + LineWidth.step).lines
        .map { $0.attributed(to: spec.node) })
  }

  private var content: CodeLine {
    container.buildsInBody
      ? CodeLine(container.content.property, from: container.content.origin)
      : "private let content: Content"
  }

  private var assignments: [CodeLine] {
    container.states.compactMap(\.assignment)
      + container.parameters.map { CodeLine($0.assignment) }
      + [container.buildsInBody ? "self.content = content" : "self.content = content()"]
  }

  /// What the keys are not available for, the container is not either.
  private var attributes: [CodeLine] {
    let keys = container.followers.map(\.key.spec)
    return Attributes.lines(
      available: keys.reduce(spec.available?.value) { Availability.narrower($0, $1.available) },
      deprecated: spec.deprecated ?? keys.lazy.compactMap(\.deprecated).first)
  }

  /// The spec's own words, then what follows from the keys.
  private var documentation: [String] {
    var paragraphs = container.followers.map { state, key in
      LineWidth.documentation(
        [
          "Keeps `\(state.name)` equal to the preference `\(key.qualifiedName)` of the content, once that has one.",
          "Where several views report a value, it is \(key.strategy.outcome).",
        ], indentation: indentation)
    }
    paragraphs.insert(spec.doc.flatMap { SwiftDocComment.lines($0) }, at: 0)
    return Array(paragraphs.filter { !$0.isEmpty }.joined(separator: ["///"]))
  }
}
