extension VerificationPlan.Measuring {
  /// What a `measure` measures, as its spec says it.
  ///
  /// - Parameters:
  ///   - modifier: the modifier.
  ///   - spaces: the coordinate spaces that it can name.
  init(_ modifier: ResolvedModifier, spaces: SpaceTable) {
    let spec = modifier.spec
    switch spec.measurement?.value {
    case .quantity(let word)?:
      (quantity, expression, type) = (word.rawValue, nil, word.type)
    case .expression(let fragment, let said)?:
      (quantity, expression, type) = (nil, fragment.text, said?.text)
    case nil: (quantity, expression, type) = (nil, nil, nil)
    }
    let part = modifier.key.flatMap { modifier.reportForm.partType(of: $0.valueType) }
    space = VerificationPlan.Space(spec.space?.value, in: spaces)
    isInFront = spec.host?.value == .overlay
    step = spec.roundTo?.value
    value = spec.value?.text
    valueUsesMeasured = spec.value?.mentions("measured") ?? false
    convertsToDouble =
      spec.value == nil && quantity != nil && part?.strippingOptionals.isDouble == true
    receiver = spec.then.map { .init($0.value) }
    report = .init(modifier.reportForm)
    partType = part?.text ?? type ?? ""
  }
}

extension VerificationPlan.Space {
  fileprivate init(_ space: MeasuringSpace?, in spaces: SpaceTable) {
    switch space {
    case .local?, nil: self = .local
    case .global?: self = .global
    case .scrollView(let axis)?: self = .scrollView(axis: axis?.rawValue)
    case .declared(let name)?:
      // One that is not declared is an error of the spec.
      self = spaces.named(name.value).map { .named($0.id) } ?? .local
    case .parameter?: self = .argument
    }
  }
}
