extension Lowering {
  /// A resolved name.
  struct Path {
    /// The row of the first part, or `NameTable.top`.
    let row: Int32
    /// Where the rows of the other parts start in the program's members, and how many there are.
    let members: Int32
    let memberCount: Int32
    /// What the value will be; nil where that is not known or the name is wrong.
    let kind: ContextKind?

    func instruction(_ code: Instruction.Code, flag: Bool = false) -> Instruction {
      Instruction(code: code, flag: flag, a: row, b: members, c: memberCount)
    }

    /// The place inside a section on this name.
    ///
    /// What a wrong name stands for is not known, so names inside are not checked.
    func place(inside place: Place, _ schema: ContextSchema) -> Place {
      var inner = place
      switch kind {
      case nil: inner.scope = .unchecked
      case .list(let element): inner.scope = place.scope.entering(element, schema)
      case .some(let kind): inner.scope = place.scope.entering(kind, schema)
      }
      return inner
    }
  }

  /// Resolves a name and reports the first part that is wrong.
  mutating func resolve(_ name: Range<Int>, _ place: Place) -> Path {
    let text = templates[place.template].source.text
    guard text[name] != [UInt8(ascii: ".")] else {
      return Path(row: NameTable.top, members: 0, memberCount: 0, kind: place.scope.top)
    }
    var offset = name.lowerBound
    var row = NameTable.top
    var kind: ContextKind?
    let members = program.members.count
    for part in text[name].split(separator: UInt8(ascii: ".")) {
      let string = String(decoding: part, as: UTF8.self)
      if offset == name.lowerBound {
        row = program.names.row(of: string)
        kind = find(string, at: offset, place)
      } else {
        program.members.append(program.names.row(of: string))
        kind = kind.flatMap { find(string, memberOf: $0, at: offset, place) }
      }
      offset += part.count + 1
    }
    return Path(
      row: row, members: Int32(members), memberCount: Int32(program.members.count - members),
      kind: kind)
  }

  private mutating func find(_ name: String, at offset: Int, _ place: Place) -> ContextKind? {
    guard case .known(_, let records) = place.scope else { return nil }
    for record in records {
      if let slot = schema.slots[record][name] { return schema.records[record].fields[slot].kind }
    }
    report(.unknownName(name, inScope: names(in: records)), at: offset, in: place.template)
    return nil
  }

  /// The names that records know, innermost first, each once.
  ///
  /// Kept, since a template may have one wrong name after the other.
  private mutating func names(in records: [Int]) -> [String] {
    if let names = knownNames[records] { return names }
    var seen: Set<String> = []
    let names = records.flatMap { schema.records[$0].fields.map(\.name) }
      .filter { seen.insert($0).inserted }
    knownNames[records] = names
    return names
  }

  private mutating func find(
    _ name: String, memberOf kind: ContextKind, at offset: Int, _ place: Place
  ) -> ContextKind? {
    guard case .record(let recordName) = kind, let record = schema.recordIndices[recordName]
    else {
      report(.noMembers(name, kind: kind), at: offset, in: place.template)
      return nil
    }
    let fields = schema.records[record].fields
    if let slot = schema.slots[record][name] { return fields[slot].kind }
    report(
      .unknownMember(name, record: recordName, members: fields.map(\.name)), at: offset,
      in: place.template)
    return nil
  }
}

extension Scope {
  /// The kind of the innermost value, where it is known.
  fileprivate var top: ContextKind? {
    guard case .known(let top, _) = self else { return nil }
    return top
  }
}
