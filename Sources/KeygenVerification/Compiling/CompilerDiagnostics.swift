import KeygenCore

/// Turns what the compiler said about a spec's output into the tool's own diagnostics.
struct CompilerDiagnostics {
  /// What stands behind the names in messages.
  let files: FileStandIns
  /// The path of the file that was compiled, which the user never sees.
  let output: String
  /// Gives the text of a line of the spec.
  let lineText: (SourceLocation) -> String?

  /// What one compilation came to.
  struct Reading {
    var diagnostics: [Diagnostic] = []
    /// Tests that do not compile, and why, by number.
    var untestable: [Int: String] = [:]
    /// Whether it failed without a word on where.
    var isUnplaced = false
  }

  private var spec: String { files.specPath }

  /// Reads the output of a compilation.
  ///
  /// Warnings count like errors, but for those in hand-written files, which are not what is verified.
  ///
  /// - Parameters:
  ///   - text: what the compiler printed.
  ///   - succeeded: whether it compiled.
  func read(_ text: String, succeeded: Bool) -> Reading {
    var reading = Reading()
    /// What is wrong in the output itself, which mostly follows from what is wrong in the spec.
    var inOutput: [Diagnostic] = []
    let messages = CompilerMessage.messages(in: text)
    for (index, message) in messages.enumerated() where counts(message) {
      let notes = messages[(index + 1)...].prefix { $0.severity == "note" }.compactMap(note)
      if let number = SuitePlace.number(ofFile: message.file) {
        if reading.untestable[number] == nil { reading.untestable[number] = message.text }
      } else if let path = pathOfSpec(compiledFrom: message.file) {
        inOutput.append(
          Diagnostic(
            .compilation, at: SourceLocation(wholeFile: path),
            "the generated code does not compile: \(message.text)", notes: notes))
      } else {
        reading.diagnostics.append(
          Diagnostic(
            .compilation, at: location(of: message), message.text, notes: notes,
            remedy: remedy(for: message)))
      }
    }
    if reading.diagnostics.isEmpty { reading.diagnostics = inOutput }
    // A type stands in several lines of the output, and in one of the spec.
    var seen: Set<Diagnostic> = []
    reading.diagnostics.removeAll { !seen.insert($0).inserted }
    if !succeeded, reading.diagnostics.isEmpty, reading.untestable.isEmpty {
      reading.diagnostics.append(unplaced(text))
      reading.isUnplaced = true
    }
    return reading
  }

  /// The path of the spec whose output a file of the compiler's is.
  private func pathOfSpec(compiledFrom file: String) -> String? {
    file == output ? spec : files.companion(compiledFrom: file)?.path
  }

  private func counts(_ message: CompilerMessage) -> Bool {
    switch message.severity {
    case "error": true
    case "warning":
      message.file == FileStandIns.spec || message.file == output
        || SuitePlace.number(ofFile: message.file) != nil
    default: false
    }
  }

  private func remedy(for message: CompilerMessage) -> String? {
    if files.support[message.file] != nil, message.text.contains("'main' attribute") {
      return
        "the program that tests has its own `@main`: leave files that declare one out of `--support`"
    }
    return message.text.hasPrefix("cannot find type '")
      ? "name the file that declares a type of your own in the spec's `support`, or by `--support FILE`"
      : nil
  }

  private func note(_ message: CompilerMessage) -> Diagnostic.Note? {
    guard pathOfSpec(compiledFrom: message.file) == nil,
      SuitePlace.number(ofFile: message.file) == nil,
      !message.file.hasSuffix(".swiftinterface"), message.line > 0
    else { return nil }
    return Diagnostic.Note(message.text, at: location(of: message))
  }

  /// A failure of which the compiler does not say where it is.
  private func unplaced(_ text: String) -> Diagnostic {
    let lines = text.split(separator: "\n").prefix(3)
    return Diagnostic(
      .compilation, at: SourceLocation(wholeFile: spec),
      "the generated code does not compile: \(lines.joined(separator: "; "))")
  }

  /// The place of a message. Line directives make the line right, but not the column, which counts in the output.
  private func location(of message: CompilerMessage) -> SourceLocation {
    guard message.line > 0 else { return SourceLocation(wholeFile: spec) }
    let location = SourceLocation(
      file: files.path(of: message.file), line: message.line, column: message.column)
    let lineText =
      message.file == FileStandIns.spec
      ? lineText : files.companion(named: message.file)?.lineText
    guard let line = lineText?(location) else { return location }
    return SourceLocation(
      file: location.file, line: message.line, column: Self.column(of: message.excerpt, in: line))
  }

  /// The column at which the code that the compiler points at stands in a line of the spec: that of the longest piece
  /// of it that occurs there, or of the first character where none does.
  static func column(of excerpt: String, in line: String) -> Int {
    let bytes = Array(line.utf8)
    let wanted = Array(excerpt.utf8.prefix(200))
    var best = (length: 0, start: bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? 0)
    for start in bytes.indices {
      // A name that ends in the wanted one is another name.
      if start > 0, isWordByte(bytes[start - 1]), isWordByte(bytes[start]) { continue }
      let length = zip(bytes[start...], wanted).prefix { $0 == $1 }.count
      if length > best.length { best = (length, start) }
    }
    return best.start + 1
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
