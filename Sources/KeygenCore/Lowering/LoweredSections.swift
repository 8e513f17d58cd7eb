/// The sections of a file, each made when it is asked for: all those of a large spec would take more memory than its
/// output.
struct LoweredSections: RandomAccessCollection, Sendable {
  let lowering: Lowering
  let spec: ResolvedSpec

  var startIndex: Int { 0 }

  var endIndex: Int { spec.keys.count + spec.modifiers.count }

  /// Keys come first, each with its modifiers, then the modifiers that stand alone.
  subscript(position: Int) -> LoweredSection {
    position < spec.keys.count
      ? lowering.section(key: spec.keys[position], modifiers: spec.modifiersOfKeys[position])
      : lowering.section(key: nil, modifiers: [spec.modifiers[position - spec.keys.count]])
  }
}
