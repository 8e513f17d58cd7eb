/// Checks of the pieces of Swift that a spec holds and that end up inside generated code.
public enum SwiftFragment {
  /// The place that a fragment is put into, which decides what it must be.
  public enum Slot: CaseIterable, Sendable {
    /// The type of a value: no `inout` and the like, no pack expansion.
    case type
    /// The type of a parameter, where `inout`, `sending` and such words may stand as well.
    case parameterType
    /// One expression, wherever one can stand: behind `=`, as an argument, as the only line of a
    /// computed property.
    case expression
    /// The statements between two braces, each on lines of their own: a line comment may end them.
    case statements
    /// A generic parameter with its constraint, such as `ID: Hashable & Sendable` or `each T`.
    case genericParameter
    /// What can follow `#if`, such as `os(iOS) && !DEBUG`.
    case condition
    /// An attribute of a declaration, such as `@Environment(\.openURL)`.
    case attribute
    /// What can follow `import`.
    case moduleName
    /// The name of a declaration, without backticks even where Swift needs them.
    case identifier
  }

  /// Checks that a text is exactly one well-formed fragment of Swift that cannot leave its slot.
  ///
  /// What is accepted stays inside the place it is put into, provided that white space, a bracket
  /// or a comma precedes and follows it (for statements, a line break). What the compiler may still
  /// refuse is only what it finds inside: names that do not exist, types that do not match, and the
  /// grammar of statements.
  ///
  /// - Parameters:
  ///   - text: the fragment as the user wrote it.
  ///   - slot: the place it is put into.
  /// - Returns: no problems if the fragment is right, otherwise the first that was found.
  /// - Complexity: linear in the length of `text`; nesting is read to a fixed depth.
  public static func problems(in text: String, as slot: Slot) -> [FragmentProblem] {
    do throws(FragmentProblem) {
      if slot == .identifier {
        try SwiftIdentifier.check(text)
        return []
      }
      var parser = try FragmentParser(text)
      try parser.fragment(of: slot)
      return []
    } catch {
      return [error]
    }
  }
}

extension FragmentParser {
  /// Reads the whole text as a fragment for a slot.
  mutating func fragment(of slot: SwiftFragment.Slot) throws(FragmentProblem) {
    if tokens.count == 1, slot != .statements || openLineComment == nil && bytes.allSatisfy(isSpace)
    {
      throw FragmentProblem(.empty, at: 0)
    }
    switch slot {
    case .type:
      let root = try typeOrPack()
      try refuseParameterForms(of: root)
    case .parameterType:
      let root = try typeOrPack()
      try refuseNestedImplicitlyUnwrapped(in: root)
    case .expression: try wholeExpression()
    case .statements: return try statements()
    case .genericParameter: try genericParameter()
    case .condition: try condition()
    case .attribute: try attribute()
    case .moduleName: try moduleName()
    case .identifier: throw expected(.name)
    }
    try finish()
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
  }

  private mutating func wholeExpression() throws(FragmentProblem) {
    if word(current)?.isAccessor == true { throw problem(.accessor(text(current))) }
    try expression()
    try refuseNestedImplicitlyUnwrapped(in: -1)
  }

  /// Refuses what can be the type of a parameter only.
  private func refuseParameterForms(of root: Int) throws(FragmentProblem) {
    try refuseNestedImplicitlyUnwrapped(in: root)
    var index = root
    while index >= 0 {
      let node = types.nodes[index]
      switch node.kind {
      case .attributed: index = node.firstChild
      case .specified:
        let word = String(decoding: bytes[node.name], as: UTF8.self)
        if word == "nonisolated" { return }
        throw FragmentProblem(.parameterOnly(word), at: node.name.lowerBound)
      case .packExpansion:
        throw FragmentProblem(.parameterOnly("repeat"), at: node.range.lowerBound)
      default: return
      }
    }
  }

  /// Refuses `T!` anywhere but as the outermost type.
  ///
  /// - Parameter root: the index of the outermost type, or -1 where there is none.
  private func refuseNestedImplicitlyUnwrapped(in root: Int) throws(FragmentProblem) {
    var outermost = root
    while outermost >= 0 {
      let kind = types.nodes[outermost].kind
      guard kind == .attributed || kind == .specified else { break }
      outermost = types.nodes[outermost].firstChild
    }
    for (index, node) in types.nodes.enumerated()
    where node.kind == .implicitlyUnwrapped && index != outermost {
      throw FragmentProblem(.nestedImplicitlyUnwrapped, at: node.range.upperBound - 1)
    }
  }
}
