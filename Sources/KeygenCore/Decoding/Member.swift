import JSONSource

/// A part of a spec that is written as a JSON object with named members.
protocol SpecObject: Sendable {
  /// What the object describes, with its article: `a key`.
  static var noun: String { get }
  /// The members that an object of this sort can have.
  static var members: [Member<Self>] { get }
  /// Which members it has, for the JSON Schema: `members`, unless they depend on what an object holds.
  static var objectMembers: ObjectMembers { get }

  init(node: JSONNode)
}

/// A member of a JSON object: its name, what it takes, what it means, and where its value goes.
struct Member<Object>: Sendable {
  let name: StaticString
  let shape: ValueShape
  let isRequired: Bool
  /// The meaning in one sentence, for people.
  let summary: String
  let store: @Sendable (JSONNode, inout Object, DecodingContext) -> Void

  init<Value>(
    _ name: StaticString, _ reader: Reader<Value>, isRequired: Bool = false, _ summary: String,
    store: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    self.shape = reader.shape
    self.isRequired = isRequired
    self.summary = summary
    self.store = { node, object, context in
      if let value = reader.read(node, context) { store(&object, value) }
    }
  }
}

extension SpecObject {
  static var objectMembers: ObjectMembers { .known { members.map(\.described) } }

  /// What JSON describes such an object.
  static var shape: ValueShape { .named(noun, .object(noun, objectMembers)) }

  /// Reads an object, reporting every member that is unknown, wrong or missing.
  ///
  /// - Returns: what could be read, or `nil` where the JSON is no object at all.
  static func decode(_ node: JSONNode, _ context: DecodingContext) -> Self? {
    decode(node, members: members, context)
  }

  /// As `decode(_:_:)`, for objects whose members depend on what they hold.
  ///
  /// - Parameter remarkOn: for a member that only related objects have, where it belongs.
  static func decode(
    _ node: JSONNode, members: [Member<Self>], remarkOn: (String) -> String? = { _ in nil },
    _ context: DecodingContext
  ) -> Self? {
    guard node.kind == .object else {
      context.reportShape(shape, at: node)
      return nil
    }
    var object = Self(node: node)
    var seen: UInt64 = 0
    for entry in node.members {
      if let index = members.firstIndex(where: { entry.hasName($0.name) }) {
        seen |= 1 << UInt64(index)
        members[index].store(entry.value, &object, context)
      } else if entry.hasName("//") {
        _ = Reader.lines("a comment").read(entry.value, context)
      } else {
        reportUnknown(entry, members: members, remarkOn: remarkOn, context)
      }
    }
    for (index, member) in members.enumerated()
    where member.isRequired && seen & (1 << UInt64(index)) == 0 {
      context.report(
        .missingMember, at: node, "\(noun) needs the member `\(member.name)`",
        remedy: "add `\"\(member.name)\": …`: \(member.summary)")
    }
    return object
  }

  private static func reportUnknown(
    _ entry: JSONMember, members: [Member<Self>], remarkOn: (String) -> String?,
    _ context: DecodingContext
  ) {
    let name = entry.name
    let known = members.map(\.name.description)
    let remedy: String
    if let remark = remarkOn(name) {
      remedy = remark
    } else if let nearest = NearestWord.of(name, in: known) {
      remedy = "did you mean `\(nearest)`?"
    } else {
      remedy = "its members are " + known.map { "`\($0)`" }.joined(separator: ", ")
    }
    context.report(
      .unknownMember, at: entry.nameNode, "\(noun) has no member `\(name.forMessage)`",
      remedy: remedy)
  }
}
