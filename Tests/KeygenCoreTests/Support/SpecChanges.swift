import Foundation

/// Small changes of specs, right and wrong ones: a value is of another sort, a member is missing, or there is one more.
///
/// Each place of the language is changed once, where it first occurs.
struct SpecChanges {
  /// The specs that were made, as JSON.
  private(set) var texts: [String] = []
  private var seen: Set<String> = []

  /// A value of each sort.
  private let others: [Any] = [5, "zzz", true, NSNull(), [Any](), [String: Any](), ["zzz": 1]]

  /// Adds the changes of a spec.
  mutating func add(_ spec: [String: Any]) throws {
    let lists = ["keys", "modifiers", "spaces", "containers"]
    try add(spec.filter { !lists.contains($0.key) }, at: "") { $0 }
    for name in lists {
      for element in (spec[name] as? [Any]) ?? [] {
        try add(element, at: "/\(name)") { ["keygen": 1, name: [$0]] }
      }
    }
  }

  /// - Parameters:
  ///   - place: the names of the members on the way to the value.
  ///   - whole: makes a spec of a value that takes its place.
  private mutating func add(_ value: Any, at place: String, whole: (Any) -> Any) throws {
    let members = value as? [String: Any]
    let place = place + ((members?["kind"] as? String).map { ":\($0)" } ?? "")
    let isNew = seen.insert(place).inserted
    if isNew { for other in others { try add(whole(other)) } }
    for (index, element) in ((value as? [Any]) ?? []).enumerated() {
      var list = value as! [Any]
      try add(element, at: place + "/*") { changed in
        list[index] = changed
        return whole(list)
      }
    }
    guard let members else { return }
    if isNew {
      try add(whole(members.merging(["zzz": 1]) { $1 }))
      try add(whole(members.merging(["//": "note"]) { $1 }))
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if !seen.contains("\(place)/\(name)") {
        try add(whole(members.filter { $0.key != name }))
      }
      try add(member, at: "\(place)/\(name)") { changed in
        whole(members.merging([name: changed]) { $1 })
      }
    }
  }

  private mutating func add(_ spec: Any) throws {
    let data = try JSONSerialization.data(
      withJSONObject: spec, options: [.fragmentsAllowed, .sortedKeys])
    texts.append(String(decoding: data, as: UTF8.self))
  }
}
