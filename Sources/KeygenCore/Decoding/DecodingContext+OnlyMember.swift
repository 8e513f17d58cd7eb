import JSONSource

extension DecodingContext {
  /// The member of an object that holds one of some, beside a comment; anything else is reported.
  ///
  /// - Parameter noun: what the object describes, with its article.
  func onlyMember(of node: JSONNode, named names: [String], noun: String) -> JSONMember? {
    let members = node.members.filter { member in
      guard member.hasName("//") else { return true }
      _ = Reader<[String]>.lines("a comment").read(member.value, self)
      return false
    }
    let listed = names.map { "`\($0)`" }.joined(separator: ", ")
    guard members.count == 1 else {
      report(
        .wrongType, at: node, "\(noun) is an object with one member",
        remedy: "write one of \(listed)")
      return nil
    }
    guard names.contains(members[0].name) else {
      let nearest = NearestWord.of(members[0].name, in: names)
      report(
        .unknownMember, at: members[0].nameNode,
        "\(noun) has no member `\(members[0].name.forMessage)`",
        remedy: nearest.map { "did you mean `\($0)`?" } ?? "its members are \(listed)")
      return nil
    }
    return members[0]
  }
}
