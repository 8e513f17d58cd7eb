import Foundation
import KeygenCore

/// The members that the schema declares, and those of them that specs use, as `OWNER.MEMBER`.
///
/// The owner is the name of a definition, with the kind behind it where only modifiers of one kind have the member.
struct SchemaMembers {
  /// Everything that the schema declares.
  private(set) var declared: Set<String> = []
  /// What the specs have used so far.
  private(set) var used: Set<String> = []
  /// Members and words that no description, title or definition explains.
  private(set) var unexplained: Set<String> = []

  private typealias Schema = [String: Any]
  private let root: Schema
  private var definitions: [String: Schema] { root["$defs"] as! [String: Schema] }

  init() throws {
    root = try JSONSerialization.jsonObject(with: Data(SpecSchema.json)) as! Schema
    declare(root, "spec")
    for (name, definition) in definitions { declare(definition, name) }
  }

  /// The named members of an object; what is named by the spec itself, such as a platform, is none.
  private func members(of schema: Schema) -> [String: Schema] {
    schema["minProperties"] == nil ? schema["properties"] as? [String: Schema] ?? [:] : [:]
  }

  private mutating func declare(_ schema: Schema, _ owner: String) {
    for (name, member) in members(of: schema) where name != "//" {
      declared.insert("\(owner).\(name)")
      if ["description", "title", "$ref"].allSatisfy({ member[$0] == nil }) {
        unexplained.insert("\(owner).\(name)")
      }
      declare(member, "\(owner).\(name)")
    }
    for alternative in alternatives(of: schema) {
      if let word = alternative["const"] as? String, alternative["description"] == nil {
        unexplained.insert("\(owner): \(word)")
      }
      declare(alternative, owner)
    }
    for (kind, variant) in variants(of: schema) { declare(variant, "\(owner):\(kind)") }
    for part in ["items", "additionalProperties"] {
      if let part = schema[part] as? Schema { declare(part, owner) }
    }
  }

  private func alternatives(of schema: Schema) -> [Schema] {
    (schema["anyOf"] as? [Schema] ?? []) + (schema["oneOf"] as? [Schema] ?? [])
  }

  private func variants(of schema: Schema) -> [(kind: String, schema: Schema)] {
    (schema["allOf"] as? [Schema] ?? []).map { rule in
      let properties = (rule["if"] as! Schema)["properties"] as! [String: Schema]
      return (properties["kind"]!["const"] as! String, rule["then"] as! Schema)
    }
  }

  // MARK: Use

  /// Notes what a spec uses.
  mutating func use(_ spec: Any) { use(spec, root, "spec") }

  private mutating func use(_ value: Any, _ schema: Schema, _ owner: String) {
    let (schema, owner) = resolved(schema, owner)
    for alternative in alternatives(of: schema) where suits(value, alternative) {
      use(value, alternative, owner)
    }
    if let list = value as? [Any], let items = schema["items"] as? Schema {
      for element in list { use(element, items, owner) }
    }
    guard let object = value as? [String: Any] else { return }
    let members = members(of: schema)
    for (name, value) in object {
      if let member = members[name] {
        if name != "//" { used.insert("\(owner).\(name)") }
        use(value, member, "\(owner).\(name)")
      } else if let entry = schema["additionalProperties"] as? Schema {
        use(value, entry, owner)
      }
    }
    for (kind, variant) in variants(of: schema) where object["kind"] as? String == kind {
      use(value, variant, "\(owner):\(kind)")
    }
  }

  private func resolved(_ schema: Schema, _ owner: String) -> (Schema, String) {
    guard let reference = schema["$ref"] as? String else { return (schema, owner) }
    let name = String(reference.dropFirst("#/$defs/".count))
    return resolved(definitions[name]!, name)
  }

  /// Whether an alternative is the one for a value, told by the sort of value and the names of members.
  private func suits(_ value: Any, _ alternative: Schema) -> Bool {
    let (schema, _) = resolved(alternative, "")
    let inner = alternatives(of: schema).filter { $0["required"] == nil }
    if !inner.isEmpty { return inner.contains { suits(value, $0) } }
    switch schema["type"] as? String {
    case "object":
      guard let object = value as? [String: Any] else { return false }
      return schema["properties"].map { Set(object.keys).isSubset(of: ($0 as! Schema).keys) }
        ?? true
    case "array": return value is [Any]
    default: return !(value is [String: Any]) && !(value is [Any])
    }
  }
}
