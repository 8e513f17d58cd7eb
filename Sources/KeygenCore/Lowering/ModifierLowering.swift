import SwiftSource

/// Lowers one modifier: to a method, and for the form `modifier` to a `ViewModifier` as well.
struct ModifierLowering {
  let modifier: ResolvedModifier
  /// The columns in front of the outermost declaration.
  let indentation: Int

  private var spec: ModifierSpec { modifier.spec }

  private var parameters: [LoweredParameter] { modifier.parameters }

  private var attributes: [CodeLine] {
    let written = Availability.narrower(spec.available?.value, modifier.key?.spec.available)
    let needed = modifier.kind.neededRelease(of: modifier).map {
      Availability(platforms: $0.platforms, node: spec.kind?.node ?? spec.node)
    }
    return Attributes.lines(
      available: Availability.narrower(written, needed),
      deprecated: spec.deprecated ?? modifier.key?.spec.deprecated)
  }

  /// A method that builds a view of the spec's lines lets these be what the body of a view can be.
  private var builderAttribute: [CodeLine] {
    guard case .view(let lines) = methodWork,
      !SingleView.isReturned(by: lines.map(\.text).joined(separator: "\n"))
    else { return [] }
    return ["@ViewBuilder"]
  }

  /// `View` and `ViewModifier` are on the main actor, and so is what belongs to them unless it says otherwise.
  private var isolationPrefix: String { modifier.kind.belongsToMainActor ? "" : "nonisolated " }

  /// The spec's own words, then what follows from the key.
  private func documentation(indentation: Int) -> [String] {
    let own = spec.doc.flatMap { SwiftDocComment.lines($0) }
    let derived = LineWidth.documentation(
      modifier.kind.documentation(of: modifier), indentation: indentation)
    return own.isEmpty || derived.isEmpty ? own + derived : own + ["///"] + derived
  }

  /// The columns in front of what stands inside an extension or a struct.
  private var memberIndentation: Int {
    indentation + LineWidth.step + (spec.condition == nil ? 0 : LineWidth.step)
  }

  private var genericClause: CodeLine { GenericClause.declaration(of: modifier.generics) }

  /// The `View` method.
  var method: LoweredMethod {
    let name = modifier.name.spelled(in: .declaration)
    let declared = parameters.map { CodeLine($0.declaration, from: $0.origin) }
    return LoweredMethod(
      condition: spec.condition?.codeLines.first,
      documentation: documentation(indentation: memberIndentation),
      attributes: attributes + builderAttribute,
      isolationPrefix: isolationPrefix,
      accessPrefix: modifier.access.prefix,
      name: name,
      genericClause: genericClause,
      parameters: LoweredParameterList(
        declared,
        head: "\(isolationPrefix)\(modifier.access.prefix)func \(name)\(genericClause.text)",
        tail: " -> some View {", indentation: memberIndentation),
      body: methodBody)
  }

  private var methodBody: [CodeLine] {
    switch methodWork {
    case .view(let lines): return lines
    case .calls(let calls):
      // A parameter of the called method's name would be called in its place.
      let isShadowed = parameters.contains { $0.name == calls.first?.method }
      return lines(of: calls, on: isShadowed ? "self" : "")
    }
  }

  /// What the method does: the kind's own work, or the application of the `ViewModifier`.
  private var methodWork: ModifierBody {
    guard let typeName = modifier.typeName else { return modifier.kind.body(of: modifier) }
    let type =
      typeName.spelled(in: .reference) + GenericClause.arguments(of: modifier.generics)
    let application = ChainCall(type, parameters.map { .init($0.forwarded) })
    return .calls([ChainCall("modifier", [.init(application)])])
  }

  private func lines(of calls: [ChainCall], on receiver: String) -> [CodeLine] {
    guard !calls.isEmpty else { return [] }
    return CallLayout.lines(
      receiver: receiver, calls: calls, indentation: memberIndentation + LineWidth.step
    )
    .map { $0.attributed(to: spec.kind?.node) }
  }

  private var typeBody: [CodeLine] {
    switch modifier.kind.body(of: modifier) {
    case .view(let lines): lines
    case .calls(let calls): lines(of: calls, on: "content")
    }
  }

  /// The `ViewModifier` struct.
  var type: LoweredModifierType {
    let memberAccess = modifier.access > .internal ? modifier.access.prefix : ""
    let parameters = parameters
    return LoweredModifierType(
      condition: spec.condition?.codeLines.first,
      documentation: documentation(indentation: memberIndentation - LineWidth.step),
      attributes: attributes,
      isolationPrefix: isolationPrefix,
      bodyIsolationPrefix: modifier.kind.belongsToMainActor ? "" : "@MainActor ",
      accessPrefix: modifier.access.prefix,
      memberAccessPrefix: memberAccess,
      name: (modifier.typeName ?? "").spelled(in: .declaration),
      genericClause: genericClause,
      properties: parameters.map {
        let property = CodeLine($0.property, from: $0.origin)
        return modifier.kind.belongsToMainActor ? property : property.isolated
      },
      initParameters: LoweredParameterList(
        parameters.map { CodeLine($0.declaration, from: $0.origin) },
        head: "\(memberAccess)init", tail: " {", indentation: memberIndentation),
      assignments: modifier.states.compactMap(\.assignment)
        + parameters.map { CodeLine($0.assignment) },
      state: modifier.states.map(\.property),
      body: typeBody)
  }
}

extension CodeLine {
  /// The declaration of a property in a `ViewModifier` of no actor, where what is wrapped belongs to the main actor.
  ///
  /// The struct belongs to no actor. Where everything it stores is Sendable, Swift takes it for Sendable as well, and then
  /// refuses wrapped variables that belong to none either.
  fileprivate var isolated: CodeLine {
    text.hasPrefix("@") ? CodeLine("@MainActor \(text)", from: origin) : self
  }
}

extension Availability {
  /// The platforms of both, each with the later version.
  static func narrower(_ a: Availability?, _ b: Availability?) -> Availability? {
    guard let a else { return b }
    guard let b else { return a }
    var platforms = a.platforms.map { platform in
      let other = b.platforms.first { $0.name == platform.name }
      guard let other, platform.isEarlier(than: other) else {
        return platform
      }
      return other
    }
    platforms += b.platforms.filter { other in !platforms.contains { $0.name == other.name } }
    return Availability(platforms: platforms, node: a.node)
  }
}
