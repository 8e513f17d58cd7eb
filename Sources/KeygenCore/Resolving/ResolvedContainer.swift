/// A container that has all it needs.
final class ResolvedContainer: Sendable {
  /// The container as it is written.
  let spec: ContainerSpec
  /// The name of the struct.
  let name: String
  /// The access level.
  let access: AccessLevel
  /// The properties that SwiftUI keeps.
  let states: [ResolvedState]
  /// Arguments of the init that only say a type, and are not stored.
  let typeParameters: [LoweredParameter]
  /// The arguments of the init that are stored, without the content.
  let parameters: [LoweredParameter]
  /// The builder of the content, the last argument of the init.
  let content: LoweredParameter
  /// The generic parameters: those of the keys that the state follows, the spec's own ones, then those for what
  /// builders build, the content last.
  let generics: [Fragment]

  /// Joins a container with what its names mean.
  ///
  /// - Parameters:
  ///   - spec: the container as it is written.
  ///   - name: its name.
  ///   - access: its access level.
  ///   - keys: the keys that its states follow, by the states' positions; `nil` for a state without one.
  init(_ spec: ContainerSpec, name: String, access: AccessLevel, keys: [ResolvedKey?]) {
    self.spec = spec
    self.name = name
    self.access = access
    let parameters = spec.parameters.compactMap(LoweredParameter.init)
    self.parameters = parameters
    let parameterNames = Set(parameters.map(\.name))
    states = zip(spec.state, keys).compactMap {
      ResolvedState($0, following: $1, parameters: parameterNames)
    }
    let content = LoweredParameter(contentOf: spec)
    self.content = content
    var names = Set(spec.generics.map { GenericClause.name(of: $0.text) })
    // A key may stand in another file, where no place of this one is.
    let written =
      keys.flatMap { $0?.spec.generics ?? [] }
      .filter { names.insert(GenericClause.name(of: $0.text)).inserted }
      .map { Fragment($0.text, from: spec.node) } + spec.generics
    typeParameters = LoweredParameter.naming(written, besides: parameters)
    generics =
      written
      + (parameters + [content]).compactMap { argument in
        argument.builtView.map { Fragment("\($0): View", from: argument.place ?? spec.node) }
      }
  }

  /// The states that follow keys.
  var followers: [(state: ResolvedState, key: ResolvedKey)] {
    states.compactMap { state in state.key.map { (state, $0) } }
  }

  /// Whether the content is built in the body, from what the container provides.
  var buildsInBody: Bool { spec.content?.provides != nil }

  /// The conditions of the `#if` around the struct: its own, and those of the keys that it follows.
  var conditions: [Fragment] {
    var conditions = followers.compactMap(\.key.spec.condition) + [spec.condition].compactMap { $0 }
    var seen: Set<String> = []
    conditions.removeAll { !seen.insert($0.text).inserted }
    return conditions
  }
}

extension LoweredParameter {
  /// The builder of a container's content.
  fileprivate init(contentOf spec: ContainerSpec) {
    let provided = spec.content?.provides ?? []
    let arguments = provided.compactMap { argument -> String? in
      guard let type = argument.type?.text, let name = argument.name?.value else { return nil }
      let facts = ValueType(type)
      let written = facts.isEscapingAsParameter ? facts.escapingText : type
      return "_ \(name.spelled(in: .declaration)): \(written)"
    }
    self.init(
      label: spec.content?.label?.value ?? "content", name: "content",
      type: "(\(arguments.joined(separator: ", "))) -> Content",
      origin: provided.lazy.compactMap(\.type?.node).first, place: spec.content?.node,
      builtView: "Content", isEscaping: spec.content?.provides != nil)
  }
}
