extension VerificationPlan {
  /// A container, as a test sees it.
  package struct Container: Sendable {
    /// A state that is kept equal to a preference of the content.
    package struct Follower: Sendable {
      /// The state's name for messages.
      package let name: String
      /// The state as an expression spells it.
      package let reference: String
      /// Its type.
      package let type: String
      /// Its first value over the arguments, where the spec writes one.
      package let start: String?
      /// The key.
      package let key: WorkingKey
    }

    /// An argument that the content is handed.
    package struct Provided: Sendable {
      /// Its type.
      package let type: String
      /// The expression over the state and the arguments of the init.
      package let value: String
      /// Whether it is a closure, of which nothing can be told but that it is there.
      package let isClosure: Bool
    }

    /// The name for messages.
    package let name: String
    /// The container as Swift spells it in its file, without generic arguments.
    package let reference: String
    /// The generic parameters that builders do not bring: `ID: Hashable`.
    package let generics: [String]
    /// The arguments of the init ahead of the content.
    package let parameters: [Parameter]
    /// What stands in front of the content at the call of the init: `content: `, or nothing.
    package let contentLabel: String
    /// What the content is handed.
    package let provides: [Provided]
    /// The states that follow keys.
    package let followers: [Follower]
    /// The condition of the `#if` around the container.
    package let condition: String?
    /// Where the container's name stands.
    package let location: SourceLocation

    init(_ container: ResolvedContainer, file: String) {
      let spec = container.spec
      name = container.name
      reference = container.name.spelled(in: .reference)
      let arguments = container.parameters + [container.content]
      generics = container.generics.map(\.text).filter { generic in
        !arguments.contains { $0.builtView.map { "\($0): View" } == generic }
      }
      parameters =
        container.typeParameters.map { Parameter($0, role: .type, isStored: true) }
        + container.parameters.map { Parameter($0, role: .listed, isStored: true) }
      contentLabel = Parameter(container.content, role: .own, isStored: true).label
      provides = (spec.content?.provides ?? []).compactMap { provided in
        guard let type = provided.type?.text, let value = provided.value?.text else { return nil }
        return Provided(
          type: type, value: value, isClosure: ValueType(type).strippingOptionals.kind == .function)
      }
      followers = container.followers.map { state, key in
        Follower(
          name: state.name, reference: state.name.spelled(in: .reference),
          type: state.type ?? key.value.text,
          start: state.spec.defaultValue == nil ? nil : state.initial?.text,
          key: WorkingKey(key))
      }
      condition = ContainerLowering.condition(of: container)?.text
      location = SourceLocation((spec.name?.node ?? spec.node).position, in: file)
    }
  }
}
