extension VerificationPlan {
  /// An argument of a method or an init, as a test gives it.
  package struct Parameter: Sendable {
    /// What an argument is for.
    package enum Role: Sendable {
      /// It only says what a generic parameter is.
      case type
      /// It is the id of an entry.
      case entry
      /// It is the space to measure in.
      case space
      /// It is one that the spec lists.
      case listed
      /// It is the kind's own one: the value, the closure, the binding, the builder.
      case own
    }

    /// What it is for.
    package let role: Role
    /// What stands in front of it at the call: `title: `, or nothing.
    package let label: String
    /// Its name.
    package let plainName: String
    /// Its name as a declaration spells it.
    package let name: String
    /// Its name as an expression spells it.
    package let reference: String
    /// Its name as the member of a value.
    package let member: String
    /// Its type as a property has it.
    package let type: String
    /// The type as a parameter has it, `@escaping` included.
    package let declaredType: String
    /// The type inside, where the argument is a `Binding` that is stored as a wrapped property.
    package let wrappedType: String?
    /// The default argument.
    package let defaultArgument: String?
    /// The generic parameter that stands for what it builds, where it is a builder of views.
    package let builtView: String?
  }

  /// The key that a modifier or a state works on.
  package struct WorkingKey: Sendable {
    /// The key as Swift spells it, with its generic parameters as arguments.
    package let reference: String
    /// The type of its values as the spec writes it.
    package let value: String
    /// The values that the spec declares for tests of it.
    package let samples: [String]
  }

  /// How what is reported enters a value.
  package enum Report: Sendable {
    /// As the value.
    case value
    /// As the only element: `[x]`.
    case element
    /// As the only entry: `[id: x]`, with the argument of the role `entry`.
    case entry
  }

  /// A coordinate space to measure in.
  package enum Space: Sendable {
    case local, global
    /// That of a scroll view, along an axis if one is named.
    case scrollView(axis: String?)
    /// The nearest one that has been declared with a name.
    case named(String)
    /// The one that the argument of the role `space` is.
    case argument
  }

  /// Who is told of values.
  package enum Receiver: Sendable {
    case closure, binding
  }

  /// What is measured.
  package struct Measuring: Sendable {
    /// A word for a quantity of the frame; `nil` for the expression.
    package let quantity: String?
    /// The expression over `proxy` and the arguments that measures, where there is no word.
    package let expression: String?
    /// The type of what is measured, where it is known.
    package let type: String?
    /// The coordinate space.
    package let space: Space
    /// Whether what measures lies in front of the view.
    package let isInFront: Bool
    /// The length to a multiple of which numbers are rounded, as a literal.
    package let step: String?
    /// The expression over `measured`, `proxy` and the arguments that is reported instead.
    package let value: String?
    /// Whether that expression uses `measured`.
    package let valueUsesMeasured: Bool
    /// Whether a number is converted to a `Double`.
    package let convertsToDouble: Bool
    /// Who is told of it.
    package let receiver: Receiver?
    /// How it enters the value of the key.
    package let report: Report
    /// The type of what is reported, or told.
    package let partType: String
  }

  /// What a method does.
  package enum Work: Sendable {
    /// It writes its own argument, or an expression over its arguments.
    case set(value: String?, Report)
    /// It changes `value` by statements.
    case transform(String)
    /// It hands on what the views inside report, and perhaps hides that from the views around.
    case receive(Receiver, resets: Bool)
    case measure(Measuring)
    /// It writes an anchor of a part of the view, or an expression over `anchor` and the arguments.
    case anchor(source: String, value: String?, Report)
    /// It builds a view from the value, in front or behind.
    case layer(isInFront: Bool, alignment: String?, hasProxy: Bool, resets: Bool)
    /// It builds a view of lines with `content` in scope. The state is in declarations, and in statements where arguments
    /// give first values. The type is the `ViewModifier`, if there is one.
    case custom(body: String, state: [String], starts: [String], type: String?)
  }

  /// A modifier, as a test sees it.
  package struct Modifier: Sendable {
    /// The name for messages: with labels where several methods share it.
    package let name: String
    /// The method as a call spells it.
    package let call: String
    /// Its arguments.
    package let parameters: [Parameter]
    /// The generic parameters that builders do not bring: `ID: Hashable`.
    package let generics: [String]
    /// The key it works on.
    package let key: WorkingKey?
    /// What it does.
    package let work: Work
    /// The condition of the `#if` around it.
    package let condition: String?
    /// Where its name stands.
    package let location: SourceLocation
  }

  /// What to know of all modifiers of a spec.
  static func modifiers(of spec: ResolvedSpec, file: String) -> [Modifier] {
    let all = zip(spec.keys, spec.modifiersOfKeys).flatMap { $1 } + spec.modifiers
    var uses: [String: Int] = [:]
    for modifier in all { uses[modifier.name, default: 0] += 1 }
    return all.map {
      Modifier($0, isAlone: uses[$0.name] == 1, spaces: spec.spaceTable, file: file)
    }
  }
}

extension VerificationPlan.WorkingKey {
  init(_ key: ResolvedKey) {
    reference = key.reference
    value = key.value.text
    samples = key.spec.samples.compactMap {
      ValueLiteral.expression(for: $0, type: key.valueType).map(VerificationPlan.text)
    }
  }
}

extension VerificationPlan.Report {
  init(_ form: ReportForm) {
    switch form {
    case .value: self = .value
    case .element: self = .element
    case .entry: self = .entry
    }
  }
}

extension VerificationPlan.Receiver {
  init(_ reception: Reception) {
    switch reception {
    case .observe: self = .closure
    case .bind: self = .binding
    }
  }
}

extension VerificationPlan.Modifier {
  fileprivate init(
    _ modifier: ResolvedModifier, isAlone: Bool, spaces: SpaceTable, file: String
  ) {
    let parameters = modifier.parameters.map { VerificationPlan.Parameter($0, of: modifier) }
    self.parameters = parameters
    let labels = modifier.parameters.map { $0.label + ":" }.joined()
    name = isAlone ? modifier.name : "\(modifier.name)(\(labels))"
    call = modifier.name.spelled(in: .member)
    generics = modifier.generics.map(\.text).filter { generic in
      !modifier.parameters.contains { $0.builtView.map { "\($0): View" } == generic }
    }
    key = modifier.key.map(VerificationPlan.WorkingKey.init)
    work = modifier.kind.work(of: modifier, spaces: spaces)
    let conditions = [modifier.key?.spec.condition, modifier.spec.condition].compactMap { $0?.text }
    condition =
      conditions.count < 2
      ? conditions.first : conditions.map { "(\($0))" }.joined(separator: " && ")
    location = SourceLocation((modifier.spec.name?.node ?? modifier.spec.node).position, in: file)
  }
}

extension VerificationPlan.Parameter {
  /// - Parameters:
  ///   - parameter: the argument.
  ///   - modifier: the modifier that has it.
  fileprivate init(_ parameter: LoweredParameter, of modifier: ResolvedModifier) {
    let spec = modifier.spec
    let role: Role
    if parameter.type.hasSuffix(".Type"), parameter.defaultArgument?.hasSuffix(".self") == true,
      !spec.parameters.contains(where: { $0.name?.value == parameter.name })
    {
      role = .type
    } else if parameter.name == modifier.ownParameter?.name {
      role = .own
    } else if case .entry(let id)? = spec.report?.value, id == parameter.name {
      role = .entry
    } else if case .parameter(let space)? = spec.space?.value, space.name?.value == parameter.name {
      role = .space
    } else {
      role = .listed
    }
    self.init(parameter, role: role, isStored: modifier.typeName != nil)
  }

  /// - Parameters:
  ///   - parameter: the argument.
  ///   - role: what it is for.
  ///   - isStored: whether it is stored in a property.
  init(_ parameter: LoweredParameter, role: Role, isStored: Bool) {
    self.role = role
    label =
      parameter.label == "_" ? "" : "\(parameter.label.spelled(in: .argumentLabel)): "
    plainName = parameter.name
    name = parameter.name.spelled(in: .declaration)
    reference = parameter.reference
    member = parameter.name.spelled(in: .member)
    type = parameter.type
    declaredType = (parameter.isEscaping ? "@escaping " : "") + parameter.type
    wrappedType = isStored ? parameter.bound : nil
    defaultArgument = parameter.defaultArgument
    builtView = parameter.builtView
  }
}
