/// What a generated `View` method does: one kind is one type in one file. `ModifierKinds` lists them all.
protocol ModifierKind: Sendable {
  /// The word for it in a spec.
  var name: String { get }
  /// What a method of this kind does, in one sentence.
  var summary: String { get }
  /// A small use of it, with which `keygen init` starts and `keygen explain` shows what is made of it.
  var example: ModifierExample { get }
  /// Members of a spec that only this kind has, by name.
  var ownMembers: Set<String> { get }
  /// Whether the method reads the key's value and so needs it to be `Equatable`.
  var observesValue: Bool { get }

  /// The kind's own argument, which follows the spec's `parameters`; `nil` where it takes none.
  func ownParameter(of spec: ModifierSpec, key: ResolvedKey) -> LoweredParameter?

  /// Whether the lines of `chain` capture arguments that must be carried to the main actor.
  var deliversToMainActor: Bool { get }

  /// The calls on the view that do the work.
  ///
  /// - Parameter modifier: the modifier with its key.
  /// - Returns: calls, the innermost first, that make up one expression when they follow a view.
  func chain(of modifier: ResolvedModifier) -> [ChainCall]

  /// What a reader of the generated documentation should know, in sentences.
  func documentation(of modifier: ResolvedModifier) -> [String]

  /// Names that the generated code uses itself where the spec's parameters are in scope.
  var reservedNames: Set<String> { get }

  /// Reports members that do not go together.
  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void)
}

extension ModifierKind {
  var ownMembers: Set<String> { [] }
  var observesValue: Bool { false }
  var deliversToMainActor: Bool { false }
  var reservedNames: Set<String> { deliversToMainActor ? MainActorDelivery.names : [] }
  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {}
}
