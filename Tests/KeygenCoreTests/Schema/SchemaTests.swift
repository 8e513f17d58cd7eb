import Foundation
import Testing
import TestSupport

@testable import KeygenCore

@Suite("The JSON Schema of the spec language")
struct SchemaTests {
  @Test("Documentation/keygen.schema.json is the schema; `make schema` writes it anew")
  func drift() throws {
    let path = packageRoot.appending(path: "Documentation/keygen.schema.json")
    #expect(
      try Array(Data(contentsOf: path)) == SpecSchema.json,
      "Documentation/keygen.schema.json has drifted; write it anew with `make schema`")
  }

  @Test("Every member and every word of the language is explained")
  func explained() throws {
    let members = try SchemaMembers()
    #expect(members.unexplained == [])
  }

  @Test("The reference specs together use every member of the language")
  func use() throws {
    var members = try SchemaMembers()
    let folder = packageRoot.appending(path: "Tests/Goldens/Specs")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard file.hasSuffix(".keygen.json") else { continue }
      let data = try Data(contentsOf: folder.appending(path: file))
      members.use(try JSONSerialization.jsonObject(with: data))
    }
    #expect(members.declared.count > 50)
    #expect(members.declared.subtracting(members.used).sorted() == [])
  }

  @Test("The schema has every member that the decoder has, and no other")
  func members() throws {
    let declared = try SchemaMembers().declared
    func names(_ owner: String) -> Set<String> {
      Set(
        declared.filter { $0.hasPrefix(owner + ".") }
          .map { String($0.dropFirst(owner.count + 1)) }
          // Those of objects inside are none of the owner's.
          .filter { !$0.contains(".") })
    }
    #expect(names("spec") == Set(Spec.members.map(\.name.description)))
    #expect(names("key") == Set(KeySpec.members.map(\.name.description)))
    #expect(names("reduceStrategy") == Set(ReduceStrategies.parametrised))
    for kind in ModifierKinds.all {
      #expect(
        names("modifier").union(names("modifier:\(kind.name)"))
          == Set(try #require(ModifierSpec.membersOfKinds[kind.name]).map(\.name.description)))
      #expect(names("modifier:\(kind.name)") == kind.ownMembers)
    }
  }

  @Test("A shape that contains itself, and one without a name, can be said")
  func recursion() throws {
    let tree = Self.tree
    var builder = SchemaBuilder()
    #expect(text(builder.schema(of: tree)) == ##"{"$ref":"#/$defs/treeOfNumbers"}"##)
    #expect(
      text([("d", builder.definitions())]) == """
        {"d":{"comment":\(Self.comment),"treeOfNumbers":{"title":"Tree of numbers","anyOf":[\
        {"type":"number"},{"title":"Branch","type":"object","properties":{\
        "left":{"$ref":"#/$defs/treeOfNumbers"},"isEven":{"type":"boolean"},\
        "//":{"description":"For people; it is ignored.","$ref":"#/$defs/comment"}},\
        "required":["left","isEven"],"additionalProperties":false}]}}}
        """)
    #expect(tree.phrase == "a number, or an object that describes a branch")
  }

  private static var tree: ValueShape {
    .named(
      "a tree of numbers",
      .either([
        .number,
        .object(
          "a branch",
          .known {
            [
              MemberShape(name: "left", shape: Self.tree, isRequired: true),
              MemberShape(name: "isEven", shape: .boolean, isRequired: true),
            ]
          }),
      ]))
  }

  private static let comment = """
    {"title":"Comment","anyOf":[{"title":"Comment","type":"string"},\
    {"type":"array","items":{"title":"Line","type":"string"}}]}
    """

  private func text(_ keywords: SchemaBuilder.Keywords) -> String {
    let bytes = JSONWriter.bytes(of: .object(keywords), layout: .oneLine)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
