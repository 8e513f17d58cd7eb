/// What a generated `View` method does: one kind is one type in one file. `ModifierKinds` lists them all.
protocol ModifierKind: Sendable {
  /// The word for it in a spec.
  var name: String { get }
  /// What a method of this kind does, in one sentence.
  var summary: String { get }
  /// A small use of it, with which `keygen init` starts and `keygen explain` shows what is made of it.
  var example: ModifierExample { get }
  /// Members of a spec that only some kinds have, by name: those of this one.
  var ownMembers: Set<String> { get }
  /// Those of its own members that a modifier of this kind needs. `check(_:file:_:)` reports where they are missing.
  var requiredMembers: Set<String> { get }
  /// Whether modifiers of the kind report a value, where they have a key.
  var writes: Bool { get }
  /// Whether every modifier of the kind works on a key.
  var needsKey: Bool { get }

  /// What is done with values that the modifier hears of, if it does. It hears of changes only, so the values have to be
  /// `Equatable`.
  func reception(in spec: ModifierSpec) -> Reception?

  /// The kind's own argument, which follows the spec's `parameters`; `nil` where it takes none.
  func ownParameter(of spec: ModifierSpec, key: ResolvedKey?) -> LoweredParameter?

  /// What the method, or the `ViewModifier`, makes of the view.
  func body(of modifier: ResolvedModifier) -> ModifierBody

  /// What the method does, as a test states it without a look at the generated code.
  ///
  /// - Parameters:
  ///   - modifier: the modifier.
  ///   - spaces: the coordinate spaces that it can name.
  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work

  /// What a reader of the generated documentation should know, in sentences.
  func documentation(of modifier: ResolvedModifier) -> [String]

  /// Whether what is declared belongs to the main actor, as what people write themselves does. Otherwise it is on none.
  var belongsToMainActor: Bool { get }

  /// The systems from which on SwiftUI has what the method calls; `nil` where all have it that generated code runs on.
  func neededRelease(of modifier: ResolvedModifier) -> SystemRelease?

  /// When methods of the kind need which systems, in sentences for `keygen explain`.
  var releaseNotes: [String] { get }

  /// Names that the generated code uses itself where the spec's parameters are in scope.
  func reservedNames(of spec: ModifierSpec) -> Set<String>

  /// Types that the generated code names itself in the scope of the spec's parameters and generic parameters, beside
  /// those of the parameters.
  func usedTypes(of modifier: ResolvedModifier) -> Set<String>

  /// Reports members that do not go together.
  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void)
}

extension ModifierKind {
  var ownMembers: Set<String> { [] }
  var requiredMembers: Set<String> { [] }
  var writes: Bool { false }
  var needsKey: Bool { true }
  func reception(in spec: ModifierSpec) -> Reception? { nil }
  func reservedNames(of spec: ModifierSpec) -> Set<String> { [] }
  func usedTypes(of modifier: ResolvedModifier) -> Set<String> { [] }
  var belongsToMainActor: Bool { false }
  func neededRelease(of modifier: ResolvedModifier) -> SystemRelease? { nil }
  var releaseNotes: [String] { [] }
  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {}
}

/// What a modifier makes of the view it is applied to.
enum ModifierBody: Sendable {
  /// Calls on the view, the innermost first.
  case calls([ChainCall])
  /// Lines that build a view from `content`.
  case view([CodeLine])
}

/// A kind whose modifiers all work on a key.
protocol KeyedModifierKind: ModifierKind {
  /// The kind's own argument; `nil` where it takes none.
  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter?

  /// The calls on the view that do the work, the innermost first.
  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall]

  /// What a reader of the generated documentation should know, in sentences.
  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String]
}

extension KeyedModifierKind {
  func ownParameter(of spec: ModifierSpec, key: ResolvedKey?) -> LoweredParameter? {
    key.flatMap { ownParameter(of: spec, on: $0) }
  }

  func body(of modifier: ResolvedModifier) -> ModifierBody {
    .calls(modifier.key.map { chain(of: modifier, on: $0) } ?? [])
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    modifier.key.map { documentation(of: modifier, on: $0) } ?? []
  }
}
