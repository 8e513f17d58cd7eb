/// Names of Swift declarations: which are valid, and how each is spelled where it is used.
///
/// To find names that look the same, compare them as `String`s: that is canonical equivalence, the
/// same as comparing in normal form C. The compiler compares bytes, so a use has to repeat the
/// spelling of the declaration.
public enum SwiftIdentifier {
  /// A place in source where a name stands.
  public enum Position: CaseIterable, Sendable {
    /// Where a type, function, property or parameter is declared.
    case declaration
    /// Where it is used without anything in front of it.
    case reference
    /// Where a property or method is used behind a dot.
    case member
    /// The label of a parameter, where it is declared.
    case parameterLabel
    /// The label of an argument, where it is passed.
    case argumentLabel
    /// Where a type that is nested in another is used behind a dot.
    case typeMember
  }

  /// Whether a text is a Swift identifier: plain, without backticks, reserved words included.
  ///
  /// `_`, `$0`, names that start with `$`, and characters that change the direction of text are
  /// none.
  public static func isValid(_ name: String) -> Bool {
    do throws(FragmentProblem) {
      try check(name)
      return true
    } catch {
      return false
    }
  }

  /// Spells a name for a place, with backticks where Swift needs them.
  ///
  /// - Parameters:
  ///   - name: a valid identifier without backticks, or `_` as a label.
  ///   - position: the place where it stands.
  /// - Returns: the source text, or `nil` where no spelling of the name works: `Type` and `Protocol`
  ///   behind a dot are always the metatypes.
  public static func spelling(_ name: String, in position: Position) -> String? {
    switch position {
    case .declaration:
      return needsBackticks(declared: name) ? "`\(name)`" : name
    case .reference:
      return needsBackticks(referenced: name) ? "`\(name)`" : name
    case .member:
      let words = ["init", "self", "Type", "Protocol"]
      return words.contains(name) ? "`\(name)`" : name
    case .parameterLabel:
      return ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
    case .argumentLabel:
      return name == "inout" ? "`inout`" : name
    case .typeMember:
      guard name != "Type", name != "Protocol" else { return nil }
      return needsBackticks(declared: name) ? "`\(name)`" : name
    }
  }

  private static func needsBackticks(declared name: String) -> Bool {
    SwiftKeyword(rawValue: name) != nil
      || ["Type", "Protocol", "any", "some", "each"].contains(name)
  }

  private static func needsBackticks(referenced name: String) -> Bool {
    needsBackticks(declared: name) || name == "await" || name == "unsafe"
  }

  /// Checks that a text is a Swift identifier.
  static func check(_ name: String) throws(FragmentProblem) {
    let bytes = Array(name.utf8)
    guard let first = bytes.first else { throw FragmentProblem(.empty, at: 0) }
    if first == UInt8(ascii: "`") { throw FragmentProblem(.escapedName, at: 0) }
    if name == "_" { throw FragmentProblem(.reservedWord("_"), at: 0) }
    var offset = 0
    while offset < bytes.count {
      let (value, length) = decodeScalar(in: bytes, at: offset)
      if ScalarClass.isDirectionControl(value) {
        throw FragmentProblem(.directionControl(value), at: offset)
      }
      let isAllowed =
        offset == 0
        ? ScalarClass.startsIdentifier(value) : ScalarClass.continuesIdentifier(value)
      guard isAllowed else { throw FragmentProblem(.unexpectedCharacter(value), at: offset) }
      offset += length
    }
  }
}
