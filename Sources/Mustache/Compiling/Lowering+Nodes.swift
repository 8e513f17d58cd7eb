extension Lowering {
  /// Where a node is compiled.
  struct Place {
    let template: Int
    let bindings: Int
    var scope: Scope
  }

  /// Compiles nodes. The recursion is as deep as the nesting of tags in one template.
  mutating func lower(_ nodes: [TemplateNode], _ place: Place) {
    nodeCount += nodes.count
    for node in nodes {
      switch node {
      case .text(let range, let startsLine):
        lowerText(templates[place.template].source.text[range], startsLine)
      case .lineStart:
        program.code.append(Instruction(code: .lineStart))
      case .value(let name, let raw):
        lowerValue(name, raw: raw, place)
      case .section(let name, let inverted, let content):
        lowerSection(name, inverted: inverted, content, place)
      case .partial(let inclusion):
        lowerInclusion(inclusion, bindings: place.bindings, place)
      case .parent(let inclusion, let arguments):
        lowerParent(inclusion, arguments, place)
      case .block(let block):
        lowerBlock(block, place)
      }
    }
  }

  /// Adds literal text, joined with that before it.
  ///
  /// Text that starts a line then follows a line break, so the renderer finds the lines again.
  private mutating func lowerText(_ text: ArraySlice<UInt8>, _ startsLine: Bool) {
    let offset = Int32(program.literals.count)
    let length = Int32(text.count)
    let last = program.code.count - 1
    let joins =
      last >= 0 && program.code[last].code == .text && jumpTarget <= last
      && program.code[last].a + program.code[last].b == offset
    program.literals.append(contentsOf: text)
    if joins {
      program.code[last].b += length
    } else {
      program.code.append(Instruction(code: .text, flag: startsLine, a: offset, b: length))
    }
  }

  private mutating func lowerValue(_ name: Range<Int>, raw: Bool, _ place: Place) {
    let path = resolve(name, place)
    switch path.kind {
    case .record, .list:
      report(
        .notText(templates[place.template].string(name), kind: path.kind!), at: name.lowerBound,
        in: place.template)
    case .text, .flag, nil: break
    }
    let isEscaped = settings.escaping == .html && !raw
    program.code.append(path.instruction(.value, flag: isEscaped))
  }

  private mutating func lowerSection(
    _ name: Range<Int>, inverted: Bool, _ content: [TemplateNode], _ place: Place
  ) {
    let path = resolve(name, place)
    let start = program.code.count
    program.code.append(path.instruction(inverted ? .inverted : .section))
    sectionDepth += 1
    jumpTarget = program.code.count
    lower(content, inverted ? place : path.place(inside: place, schema))
    sectionDepth -= 1
    if !inverted {
      program.code.append(Instruction(code: .sectionEnd, target: Int32(start + 1)))
    }
    jumpTarget = program.code.count
    program.code[start].target = Int32(program.code.count)
    checkSize(at: name.lowerBound, in: place.template)
  }

  private mutating func lowerInclusion(_ inclusion: Inclusion, bindings: Int, _ place: Place) {
    let name = templates[place.template].string(inclusion.name)
    guard let index = indices[name] else {
      isIncomplete = true
      guard settings.missing == .error else { return }
      return report(.missingTemplate(name), at: inclusion.offset, in: place.template)
    }
    let key = Segment.Key(
      body: .template(index), bindings: bindings, scope: place.scope, startsLine: true)
    call(
      key, name, at: inclusion.offset, place,
      indenting: inclusion.indentation == nil ? .suspend : .lengthen,
      by: inclusion.indentation ?? 0..<0)
  }

  private mutating func lowerParent(
    _ inclusion: Inclusion, _ blocks: [BlockNode], _ place: Place
  ) {
    let parent = templates[place.template].string(inclusion.name)
    var given: [(name: String, argument: Int)] = []
    var names: Set<String> = []
    for block in blocks {
      let name = templates[place.template].string(block.name)
      guard names.insert(name).inserted else {
        reportDuplicate(block, name, parent, place)
        continue
      }
      let number = argument(block, of: parent, in: place.template)
      given.append((name, number))
      if bindings.binding(of: name, in: place.bindings) != nil { arguments[number].isUsed = true }
    }
    let inner = bindings.extending(place.bindings, with: given)
    lowerInclusion(inclusion, bindings: inner, place)
  }

  private mutating func reportDuplicate(
    _ block: BlockNode, _ name: String, _ parent: String, _ place: Place
  ) {
    guard settings.missing == .error else { return }
    report(.duplicateBlock(name, parent: parent), at: block.offset, in: place.template)
  }

  private mutating func lowerBlock(_ block: BlockNode, _ place: Place) {
    let name = templates[place.template].string(block.name)
    guard let binding = bindings.binding(of: name, in: place.bindings) else {
      lower(block.lead, place)
      lower(block.content, place)
      return
    }
    arguments[binding.argument].isUsed = true
    let key = Segment.Key(
      body: .argument(binding.argument), bindings: binding.bindings, scope: place.scope,
      startsLine: block.overrideStartsLine)
    call(key, name, at: block.offset, place, indenting: .lengthen, by: block.indentation)
  }

  private mutating func call(
    _ key: Segment.Key, _ name: String, at offset: Int, _ place: Place,
    indenting: Instruction.Indenting, by indentation: Range<Int>
  ) {
    let template = templates[place.template]
    let number = segment(key)
    if sectionDepth == 0 {
      segments[current].certainCalls.append(
        Segment.CertainCall(
          segment: number, name: name, template: place.template, offset: offset))
    }
    let (line, column) = template.lines.position(of: offset)
    program.origins[Int32(program.code.count)] = Program.Origin(
      file: template.source.file, line: line, column: column)
    program.code.append(
      Instruction(
        code: .call, a: indenting.rawValue, b: Int32(program.literals.count),
        c: Int32(indentation.count), target: Int32(number)))
    program.literals.append(contentsOf: template.source.text[indentation])
    checkSize(at: offset, in: place.template)
  }
}
