import JSONSource

/// The keys that a modifier outside of a key can name: those of its own file, and those of the specs that it includes.
struct KeyTable {
  /// A key with the place where it is declared.
  private struct Entry {
    let key: ResolvedKey
    let location: SourceLocation
    /// The entry that includes the key's file; `nil` for a key of this file.
    let inclusion: JSONNode?
  }

  private let file: String
  private let inclusions: InclusionList
  private var entries: [String: [Entry]] = [:]
  /// Keys of included specs as this one sees them: one key stays one object.
  private var moved: [ObjectIdentifier: ResolvedKey] = [:]

  /// Lists keys by their names, those that are nested by both their own and the qualified one.
  ///
  /// - Parameters:
  ///   - keys: the keys of the file.
  ///   - file: its path.
  ///   - inclusions: the specs that it includes.
  init(_ keys: [ResolvedKey], of file: String, inclusions: InclusionList) {
    self.file = file
    self.inclusions = inclusions
    for key in keys {
      let entry = Entry(key: key, location: key.location(in: file), inclusion: nil)
      for name in key.tableNames { entries[name, default: []].append(entry) }
    }
  }

  private func all(named name: String) -> [Entry] {
    let included = inclusions.specs.flatMap { inclusion in
      (inclusion.names.keys[name] ?? []).map { key in
        Entry(
          key: key, location: key.location(in: inclusion.names.path), inclusion: inclusion.entry)
      }
    }
    return (entries[name] ?? []) + included
  }

  private var names: [String] {
    let included = inclusions.specs.flatMap { inclusion in
      inclusion.names.keys.filter { $0.value.contains { $0.access != .private } }.keys
    }
    return (Array(entries.keys) + included).sorted()
  }

  /// The one key of a name. Where there is none, or more than one, that is reported.
  ///
  /// - Parameters:
  ///   - named: the name, as the spec has it.
  ///   - suggests: whether it is worth while to look for what may have been meant.
  mutating func key(
    _ named: Located<String>, suggesting suggests: Bool, _ report: (Diagnostic) -> Void
  ) -> ResolvedKey? {
    let all = all(named: named.value)
    let found = all.filter { $0.inclusion == nil || $0.key.access != .private }
    if found.count == 1 { return key(of: found[0]) }
    let location = SourceLocation(named.node.position, in: file)
    if !found.isEmpty {
      report(ambiguity(of: named.value, at: location, found))
    } else if let entry = all.first {
      report(privacy(of: named.value, at: location, entry))
    } else if inclusions.isComplete {
      let nearest = suggests ? NearestWord.of(named.value, in: names) : nil
      report(
        Diagnostic(
          .unknownKey, at: location, "no key is named `\(named.value.forMessage)`",
          remedy: nearest.map { "did you mean `\($0)`?" }
            ?? "the keys of this file stand under `keys`; those of other specs come by `include`"))
    }
    return nil
  }

  private mutating func key(of entry: Entry) -> ResolvedKey {
    guard let inclusion = entry.inclusion else { return entry.key }
    let identifier = ObjectIdentifier(entry.key)
    if let key = moved[identifier] { return key }
    let key = entry.key.moved(to: inclusion)
    moved[identifier] = key
    return key
  }

  private func ambiguity(
    of name: String, at location: SourceLocation, _ entries: [Entry]
  ) -> Diagnostic {
    let isInOneFile = entries.allSatisfy { $0.inclusion == nil }
    return Diagnostic(
      .unknownKey, at: location, "several keys are named `\(name)`",
      notes: entries.map { .init("one stands here", at: $0.location) },
      remedy: isInOneFile
        ? "write `TYPE.NAME`, or move the modifier into the `modifiers` of its key"
        : "rename one of them, or write `TYPE.NAME` for one that is nested")
  }

  private func privacy(
    of name: String, at location: SourceLocation, _ entry: Entry
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, at: location,
      "the key `\(name)` is private, so that no other file can name it",
      notes: [.init("it stands here", at: entry.location)],
      remedy: "give the key another `access`, or move the modifier to its file")
  }
}
