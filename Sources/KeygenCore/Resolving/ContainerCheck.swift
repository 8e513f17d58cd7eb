import JSONSource
import SwiftSource

/// Reports what does not fit together in one container.
struct ContainerCheck {
  let container: ResolvedContainer
  let file: String

  private var spec: ContainerSpec { container.spec }

  func run(_ report: (Diagnostic) -> Void) {
    checkProperties(report)
    checkGenerics(report)
    for parameter in spec.parameters {
      ParameterCheck(parameter: parameter, isStored: true, file: file).run(report)
    }
    for state in spec.state where state.node.member(named: "from") == nil {
      StateCheck(state: state, file: file).run(report)
    }
    for state in container.states { StartCheck(state: state, file: file).run(report) }
    checkProvided(report)
  }

  /// A name that is declared in the container, by the place that says it.
  private typealias Name = (text: String, node: JSONNode)

  // MARK: Properties

  private func checkProperties(_ report: (Diagnostic) -> Void) {
    let names: [Name] =
      container.typeParameters.map { ($0.name, $0.origin ?? spec.node) }
      + container.parameters.map { ($0.name, $0.place ?? spec.node) }
      + container.states.map { ($0.name, $0.spec.name?.node ?? $0.spec.node) }
    checkRepetitions(of: names, "two properties are named", report)
    let reserved = reservedNames
    for name in names where reserved.contains(name.text) {
      reportReserved(name, "a property", report)
    }
    // A property with an attribute is stored under its name with an underscore in front.
    let stores = Set(container.states.map { "_" + $0.name })
    for name in names where stores.contains(name.text) {
      report(
        Diagnostic(
          .nameClash, at: location(of: name.node),
          "Swift itself stores `\(name.text.dropFirst().description.forMessage)` as `\(name.text.forMessage)`",
          remedy: "rename one of them"))
    }
  }

  /// Names that mean something else where the properties are in scope.
  private var reservedNames: Set<String> {
    var names: Set<String> = ["self", "body", "content", "Body", "Content", container.name]
    guard !container.followers.isEmpty else { return names }
    names.formUnion(container.followers.map(\.key.outermostName))
    names.formUnion(MainActorDelivery.names)
    names.insert(ContainerBody.stack)
    return names
  }

  // MARK: Generics

  private func checkGenerics(_ report: (Diagnostic) -> Void) {
    GenericsCheck(
      // Without that of the content, which comes last.
      parameters: container.generics.dropLast().map { ($0.text, $0.node) },
      reserved: namesInScopeOfGenerics, arguments: container.parameters, owner: "container",
      file: file
    ).run(report)
  }

  private var namesInScopeOfGenerics: Set<String> {
    var names: Set<String> = [
      "self", "Body", "Content", "View", "ViewBuilder", "MainActor", container.name,
    ]
    names.formUnion(
      container.states.compactMap { ValueType(String($0.attribute.dropFirst())).plainName })
    if container.parameters.contains(where: { $0.type.hasPrefix("Binding<") }) {
      names.insert("Binding")
    }
    if !container.followers.isEmpty { names.insert(ContainerBody.stack) }
    names.formUnion(container.followers.map(\.key.outermostName))
    return names
  }

  // MARK: Content

  private func checkProvided(_ report: (Diagnostic) -> Void) {
    let provided = spec.content?.provides ?? []
    let names: [Name] = provided.compactMap { argument in
      argument.name.map { ($0.value, $0.node) }
    }
    checkRepetitions(of: names, "two arguments of the content are named", report)
    for type in provided.compactMap(\.type) {
      guard let problem = ValueType(type.text).problemAsProperty else { continue }
      report(
        Diagnostic(
          .invalidFragment, at: location(of: type.node), problem.message, remedy: problem.remedy))
    }
  }

  // MARK: Reports

  private func checkRepetitions(
    of names: [Name], _ message: String, _ report: (Diagnostic) -> Void
  ) {
    var first: [String: JSONNode] = [:]
    for name in names {
      guard let other = first[name.text] else {
        first[name.text] = name.node
        continue
      }
      report(
        Diagnostic(
          .nameClash, at: location(of: name.node), "\(message) `\(name.text.forMessage)`",
          notes: [.init("the other one stands here", at: location(of: other))],
          remedy: "rename one of them"))
    }
  }

  private func reportReserved(_ name: Name, _ what: String, _ report: (Diagnostic) -> Void) {
    report(
      Diagnostic(
        .nameClash, at: location(of: name.node),
        "\(what) of this container cannot be named `\(name.text.forMessage)`, which means something else there",
        remedy: "give it another name"))
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }
}

/// Reports what is wrong with how a property that SwiftUI keeps gets its first value.
struct StartCheck {
  let state: ResolvedState
  let file: String

  private var isPlain: Bool { state.attribute == "@State" }

  func run(_ report: (Diagnostic) -> Void) {
    if let attribute = state.spec.attribute, state.key != nil, !isPlain {
      report(
        .unsuitable(
          attribute.node, file: file, "what follows a key is kept by `@State`",
          remedy: "remove `attribute`"))
    }
    checkArguments(report)
  }

  /// A first value that uses arguments is given in the init, which has to spell the type of what stores it.
  private func checkArguments(_ report: (Diagnostic) -> Void) {
    guard state.startsInInit, let value = state.spec.defaultValue else { return }
    if let attribute = state.spec.attribute, attribute.text.contains("(") {
      report(
        .unsuitable(
          attribute.node, file: file,
          "a property whose first value uses a parameter takes no arguments of its attribute",
          remedy: "leave the arguments out, or the parameter"))
    }
    guard state.type == nil else { return }
    report(
      Diagnostic(
        .unsuitableMember, at: SourceLocation(value.node.position, in: file),
        "the first value uses a parameter, so that the type cannot be told from it",
        remedy: "add the `type`"))
  }
}
