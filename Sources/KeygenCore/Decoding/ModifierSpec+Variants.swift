extension ModifierSpec {
  /// The members of every kind, and those of each.
  static var objectMembers: ObjectMembers {
    .varying(by: "kind") {
      let owned = ModifierKinds.all.reduce(into: Set<String>()) { $0.formUnion($1.ownMembers) }
      let common = members.filter { !owned.contains($0.name.description) }
      return (common.map(\.described), ModifierKinds.all.map { variant(of: $0) })
    }
  }

  private static func variant(of kind: any ModifierKind) -> ObjectVariant {
    let own = (membersOfKinds[kind.name] ?? []).map(\.described)
      .filter { kind.ownMembers.contains($0.name) }
    return ObjectVariant(
      word: kind.name,
      members: own.map { member in
        var member = member
        member.isRequired = member.isRequired || kind.requiredMembers.contains(member.name)
        return member
      })
  }
}
