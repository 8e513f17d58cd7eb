/// Which members an object has, beside comments. They are told when they are asked for, since an object can contain
/// another one of its sort.
enum ObjectMembers: Sendable {
  /// These.
  case known(@Sendable () -> [MemberShape])
  /// Exactly one of these.
  case oneOf(@Sendable () -> [MemberShape])
  /// Those of every sort, and those of the sort that the word of one member names.
  case varying(by: String, @Sendable () -> (common: [MemberShape], own: [ObjectVariant]))
  /// One or more, whose names are of one shape and whose values are of another; none is a comment.
  case entries(named: ValueShape, @Sendable () -> ValueShape)
}

/// The members that an object has where a certain word says its sort.
struct ObjectVariant: Sendable {
  let word: String
  let members: [MemberShape]
}

/// What there is to say about a member without reading one.
struct MemberShape: Sendable {
  let name: String
  let shape: ValueShape
  var isRequired = false
  /// The meaning in a few sentences of Markdown; empty where the shape says it.
  var summary = ""
}

extension Member {
  /// What the member takes and means.
  var described: MemberShape {
    MemberShape(
      name: name.description, shape: shape, isRequired: isRequired, summary: summary)
  }
}
