/// Lays JSON out as people write it, from parts that are laid out already.
enum SpecText {
  /// An object.
  ///
  /// - Parameter members: each one member, or several with commas between them.
  static func object(_ members: [String]) -> String { enclosed(members, in: ("{", "}")) }

  /// An array.
  static func array(_ elements: [String]) -> String { enclosed(elements, in: ("[", "]")) }

  /// The member that holds a comment.
  ///
  /// - Parameter lines: the lines of it, which hold nothing that JSON would have to escape.
  static func comment(_ lines: [String]) -> String {
    let strings = lines.map { "\"\($0)\"" }
    return #""//": "# + (strings.count == 1 ? strings[0] : array(strings))
  }

  private static func enclosed(_ parts: [String], in brackets: (String, String)) -> String {
    let lines = parts.joined(separator: ",\n").split(separator: "\n")
    return brackets.0 + "\n" + lines.map { "  \($0)\n" }.joined() + brackets.1
  }
}
