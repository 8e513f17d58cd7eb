/// The sections of a file, each made when it is asked for: all those of a large spec would take more memory than its
/// output.
struct LoweredSections: RandomAccessCollection, Sendable {
  let lowering: Lowering
  let spec: ResolvedSpec

  var startIndex: Int { 0 }

  var endIndex: Int { spec.keys.count + spec.modifiers.count + spec.containers.count }

  /// Keys come first, each with its modifiers, then the modifiers that stand alone, then the containers.
  subscript(position: Int) -> LoweredSection {
    if position < spec.keys.count {
      return lowering.section(
        key: spec.keys[position], modifiers: spec.modifiersOfKeys[position])
    }
    let rest = position - spec.keys.count
    return rest < spec.modifiers.count
      ? lowering.section(key: nil, modifiers: [spec.modifiers[rest]])
      : lowering.section(container: spec.containers[rest - spec.modifiers.count])
  }
}
