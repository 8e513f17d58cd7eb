extension TemplateProblem.Kind: CustomStringConvertible {
  /// One sentence for people, without the place.
  public var description: String {
    switch self {
    case .unclosedTag: "This tag is not closed."
    case .emptyTag: "This tag has no name."
    case .invalidName(let name): "'\(name)' is not a name."
    case .invalidDelimiters(let text):
      "'\(text)' is not a pair of delimiters: two words without '=', separated by a space."
    case .dynamicName(let name):
      "'\(name)' asks for a name found while rendering, which is not supported."
    case .closeWithoutOpen(let name): "'\(name)' is closed but was not opened."
    case .mismatchedClose(let name, let open, let line, let column):
      "'\(name)' is closed where '\(open)', opened at \(line):\(column), is open."
    case .unclosedSection(let name): "'\(name)' is opened and not closed."
    case .nestingTooDeep(let limit): "Tags are nested more than \(limit) deep."
    case .unknownName(let name, let known):
      "There is no '\(name)' here. Known are: \(Self.list(known))."
    case .unknownMember(let name, let record, let members):
      "A '\(record)' has no '\(name)'. It has: \(Self.list(members))."
    case .noMembers(let name, let kind): "'\(name)' follows a \(kind), which has no fields."
    case .notText(let name, let kind): "'\(name)' is a \(kind), which cannot be written as text."
    case .missingTemplate(let name): "There is no template '\(name)'."
    case .unknownBlock(let name, let parent): "Parent '\(parent)' has no block '\(name)'."
    case .duplicateBlock(let name, let parent): "Parent '\(parent)' is given '\(name)' twice."
    case .endlessRecursion(let name): "'\(name)' brings itself in without end."
    case .expansionTooLarge: "The templates expand to more than can be compiled."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}

extension TemplateProblem: CustomStringConvertible {
  /// The problem in the form of a compiler: `file:line:column: error: sentence`.
  public var description: String {
    "\(file):\(line):\(column): error: \(kind)"
  }
}
