/// `overlay` and `background`: content that is built from the value, in front of or behind the view.
struct LayerKind: KeyedModifierKind {
  /// Where the content lies.
  let layer: GeometryHost

  var name: String { layer.rawValue }

  var summary: String {
    switch layer {
    case .overlay:
      "Lays content in front of the view that is built from what the views inside report."
    case .background:
      "Lays content behind the view that is built from what the views inside report."
    }
  }

  var example: ModifierExample {
    switch layer {
    case .overlay:
      ModifierExample(
        key: .rowBounds,
        comment:
          "`.rowMarks { bounds, proxy in … }` around such views lays a view in front of them, in which `proxy[anchor]` is the frame of one.",
        members: #"""
          "kind": "overlay",
          "name": "rowMarks",
          "proxy": true
          """#)
    case .background:
      ModifierExample(
        key: .pageTitle,
        comment:
          "`.pageTitleBackdrop { title in … }` around such views lays a view behind them that is built from the title.",
        members: #"""
          "kind": "background",
          "name": "pageTitleBackdrop"
          """#)
    }
  }

  let ownMembers: Set<String> = ["alignment", "proxy", "resets"]

  func reservedNames(of spec: ModifierSpec) -> Set<String> {
    spec.proxy?.value == true ? ["value", "proxy"] : ["value"]
  }

  func usedTypes(of modifier: ResolvedModifier) -> Set<String> {
    modifier.spec.proxy?.value == true ? ["GeometryReader"] : []
  }

  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter? {
    let names = spec.ownArgument(label: "content", name: "build")
    let proxy = spec.proxy?.value == true ? ", GeometryProxy" : ""
    return LoweredParameter(
      label: names.label, name: names.name, building: layer == .overlay ? "Overlay" : "Background",
      from: "(\(key.value.text)\(proxy))", origin: key.valueLine.origin,
      place: spec.parameter?.node ?? spec.node)
  }

  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall] {
    let method = layer == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
    let alignment = modifier.spec.alignment.map {
      ChainCall.Argument("alignment: \($0.text)", from: $0.node)
    }
    let reader = ChainCall(
      method, [.init("\(key.reference).self")] + [alignment].compactMap { $0 },
      closure: .init(signature: "value in", body: content(of: modifier)))
    return [reader] + modifier.reset(of: key)
  }

  private func content(of modifier: ResolvedModifier) -> [ChainCall.Statement] {
    let build = modifier.ownParameter?.reference ?? ""
    guard modifier.spec.proxy?.value == true else { return [.line("\(build)(value)")] }
    let reader = ChainCall(
      "GeometryReader", [],
      closure: .init(signature: "proxy in", body: [.line("\(build)(value, proxy)")]))
    return [.call(prefix: "", reader)]
  }

  func neededRelease(of modifier: ResolvedModifier) -> SystemRelease? {
    modifier.spec.alignment == nil ? nil : .iOS16
  }

  var releaseNotes: [String] {
    [
      "With `alignment`, its method is marked as available from \(SystemRelease.iOS16.phrase) on."
    ]
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .layer(
      isInFront: layer == .overlay, alignment: modifier.spec.alignment?.text,
      hasProxy: modifier.spec.proxy?.value == true, resets: modifier.spec.resets?.value == true)
  }

  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String] {
    let build = modifier.ownParameter?.name ?? ""
    let place = layer == .overlay ? "in front of" : "behind"
    return [
      "Lays what `\(build)` makes of the preference `\(key.qualifiedName)` of the views inside \(place) this view.",
      "Where several of them report a value, it is \(key.strategy.outcome).",
    ] + modifier.resetDocumentation
  }
}
