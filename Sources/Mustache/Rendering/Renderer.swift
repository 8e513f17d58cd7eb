/// Runs the instructions of a program.
///
/// Calls and open values are on stacks of the output, not on the thread's, so data of any depth
/// can be rendered.
struct Renderer {
  private let code: UnsafeBufferPointer<Instruction>
  private let literals: UnsafeBufferPointer<UInt8>
  private let lookup: NameLookup
  private let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  /// The indentation in force, in the output's indentations.
  private var indentationStart = 0
  private var indentationEnd = 0

  /// Renders a value.
  ///
  /// - Returns: The index of the call that went too deep, or nil where all went well.
  static func run(
    _ program: Program, _ value: ContextValue, _ context: TemplateContext,
    _ settings: TemplateSettings, _ output: inout RenderOutput
  ) -> Int32? {
    program.code.withUnsafeBufferPointer { code in
      program.literals.withUnsafeBufferPointer { literals in
        NameLookup.with(program, context, settings) { lookup in
          context.bytes.withUnsafeBufferPointer { bytes in
            var renderer = Renderer(
              code: code, literals: literals, lookup: lookup, bytes: bytes,
              depthLimit: settings.depthLimit)
            return renderer.run(value, &output)
          }
        }
      }
    }
  }

  private init(
    code: UnsafeBufferPointer<Instruction>, literals: UnsafeBufferPointer<UInt8>,
    lookup: NameLookup, bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int
  ) {
    self.code = code
    self.literals = literals
    self.lookup = lookup
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private mutating func run(_ root: ContextValue, _ output: inout RenderOutput) -> Int32? {
    output.frames.removeAll(keepingCapacity: true)
    output.calls.removeAll(keepingCapacity: true)
    output.indentation.removeAll(keepingCapacity: true)
    output.frames.append(RenderFrame(value: root))
    var next = 0
    while true {
      let index = next
      let instruction = code[index]
      next += 1
      switch instruction.code {
      case .text: writeText(instruction, &output)
      case .lineStart: writeIndentation(&output)
      case .value: write(lookup.value(instruction, output.frames), instruction.flag, &output)
      case .section:
        if !open(lookup.value(instruction, output.frames), &output) {
          next = Int(instruction.target)
        }
      case .sectionEnd:
        if advance(&output) { next = Int(instruction.target) }
      case .inverted:
        if lookup.value(instruction, output.frames).isTruthy { next = Int(instruction.target) }
      case .call:
        guard output.calls.count < depthLimit else { return Int32(index) }
        call(instruction, returningTo: next, &output)
        next = Int(instruction.target)
      case .return:
        guard let caller = output.calls.popLast() else { return nil }
        next = finish(caller, &output)
      }
    }
  }

  /// Opens a value, or the first item of a list, unless there is nothing to open.
  private func open(_ value: ContextValue, _ output: inout RenderOutput) -> Bool {
    guard value.isTruthy else { return false }
    if value.type == .list {
      output.frames.append(
        RenderFrame(
          value: lookup.values[value.offset], next: value.offset + 1,
          end: value.offset + value.length))
    } else {
      output.frames.append(RenderFrame(value: value))
    }
    return true
  }

  /// Opens the next item of the innermost list, or closes the innermost value.
  private func advance(_ output: inout RenderOutput) -> Bool {
    let last = output.frames.count - 1
    let frame = output.frames[last]
    guard frame.next < frame.end else {
      output.frames.removeLast()
      return false
    }
    output.frames[last].value = lookup.values[frame.next]
    output.frames[last].next = frame.next + 1
    return true
  }

  private mutating func call(
    _ instruction: Instruction, returningTo next: Int, _ output: inout RenderOutput
  ) {
    output.calls.append(
      RenderCall(
        next: next, indentationStart: indentationStart, indentationEnd: indentationEnd))
    if instruction.a == Instruction.Indenting.suspend.rawValue {
      indentationStart = indentationEnd
    } else if instruction.c > 0 {
      output.indentation.append(contentsOf: literal(instruction.b, instruction.c))
      indentationEnd = output.indentation.count
    }
  }

  private mutating func finish(_ caller: RenderCall, _ output: inout RenderOutput) -> Int {
    if caller.indentationEnd < indentationEnd {
      output.indentation.removeSubrange(caller.indentationEnd...)
    }
    indentationStart = caller.indentationStart
    indentationEnd = caller.indentationEnd
    return caller.next
  }

  private func literal(_ start: Int32, _ length: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(start + length)])
  }
}

// MARK: - Writing

extension Renderer {
  private func writeText(_ instruction: Instruction, _ output: inout RenderOutput) {
    let text = literal(instruction.a, instruction.b)
    if indentationStart == indentationEnd {
      output.bytes.append(contentsOf: text)
    } else {
      writeLines(text, startsLine: instruction.flag, &output)
    }
  }

  /// Writes text with the indentation before each line that starts in it and is not empty.
  private func writeLines(
    _ text: UnsafeBufferPointer<UInt8>, startsLine: Bool, _ output: inout RenderOutput
  ) {
    var startsLine = startsLine
    var start = 0
    while start < text.count {
      if startsLine, text[start] != newline, text[start] != carriageReturn {
        writeIndentation(&output)
      }
      let rest = text[start...]
      let end = rest.firstIndex(of: newline).map { $0 + 1 } ?? text.count
      output.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
      startsLine = true
    }
  }

  private func writeIndentation(_ output: inout RenderOutput) {
    if indentationStart < indentationEnd {
      output.bytes.append(contentsOf: output.indentation[indentationStart..<indentationEnd])
    }
  }

  private func write(_ value: ContextValue, _ isEscaped: Bool, _ output: inout RenderOutput) {
    switch value.type {
    case .text: write(text: value, isEscaped, &output)
    case .markedText:
      let offset = output.bytes.count
      write(text: value, isEscaped, &output)
      let length = output.bytes.count - offset
      output.marks.append(RenderedMark(offset: offset, length: length, mark: value.tag))
    case .trueFlag: output.bytes.append(contentsOf: "true".utf8)
    case .falseFlag: output.bytes.append(contentsOf: "false".utf8)
    // With `missing: .error` templates that would come here are not compiled.
    case .absent, .list, .record: break
    }
  }

  private func write(text value: ContextValue, _ isEscaped: Bool, _ output: inout RenderOutput) {
    let text = UnsafeBufferPointer(
      rebasing: bytes[value.offset..<(value.offset + value.length)])
    if isEscaped {
      appendHTML(text, to: &output.bytes)
    } else {
      output.bytes.append(contentsOf: text)
    }
  }
}
