import Disk
import KeygenCore

extension CommandDeclaration {
  static let templates = CommandDeclaration(
    name: "templates",
    summary: "List, export or check the templates that write the output.",
    discussion: """
      The text of the output stands in Mustache templates. `--templates DIR` makes `generate`
      and `check` use the templates in DIR in place of the built-in ones of their names.
      """,
    subcommands: [.listTemplates, .exportTemplates, .checkTemplates])

  private static let listTemplates = CommandDeclaration(
    name: "templates list",
    summary: "List the built-in templates.",
    arguments: "",
    discussion: "Prints the name of each template and what it writes.",
    options: [],
    example: (line: "keygen templates list", effect: "prints one line for each template"),
    run: { (_, console) throws(CommandStop) in
      console.deliver(Array(TemplatesCommand.list().utf8)).exitCode
    })

  private static let exportTemplates = CommandDeclaration(
    name: "templates export",
    summary: "Write the built-in templates out, to be edited.",
    arguments: "DIR",
    discussion: """
      Writes NAME.mustache for each template. A file that is there already and differs is
      never replaced; the others are written nevertheless. Remove what you do not edit, so
      that it keeps up with keygen.
      """,
    options: [.format],
    example: (
      line: "keygen templates export Templates",
      effect: "writes Templates/file.mustache and the others"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try TemplatesCommand(console: console).export(to: invocation.arguments[0])
    })

  private static let checkTemplates = CommandDeclaration(
    name: "templates check",
    summary: "Find what is wrong with templates before they are used.",
    arguments: "DIR",
    discussion: """
      Reports unknown names, sections that are not closed, templates that are not there and
      the like at their places, and files that replace nothing.
      """,
    options: [.format],
    example: (
      line: "keygen templates check Templates",
      effect: "says nothing where `--templates Templates` would do"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try TemplatesCommand(console: console).check(invocation.arguments[0])
    })
}

/// `keygen templates`: shows, writes out and checks templates.
struct TemplatesCommand {
  let console: Console

  /// The built-in templates, one a line.
  static func list() -> String {
    let width = OutputTemplate.builtIn.map(\.name.count).max() ?? 0
    return OutputTemplate.builtIn.map { template in
      let gap = String(repeating: " ", count: width - template.name.count + 2)
      return "\(template.name)\(gap)\(template.meaning)\n"
    }
    .joined()
  }

  /// Writes the built-in templates into a folder.
  func export(to folder: String) throws(CommandStop) -> ExitCode {
    do throws(SystemError) {
      try FileWriter.makeFolder(folder)
    } catch {
      console.show([.unwritable(folder, error)])
      return .environment
    }
    let lead = folder.hasSuffix("/") ? folder : folder + "/"
    TemporaryFile.removeAbandoned(beside: CollectionOfOne(lead))
    var code = ExitCode.done
    for template in OutputTemplate.builtIn {
      code = code.combined(with: export(template, to: lead + template.fileName))
    }
    return code
  }

  private func export(_ template: OutputTemplate, to path: String) -> ExitCode {
    do throws(SystemError) {
      if let existing = try existing(path), existing != template.text {
        console.show([.editedTemplate(path)])
        return .wrong
      }
      switch try FileWriter.write(template.text, to: path) {
      case .written: console.detail("wrote \(path.withoutControls)")
      case .unchanged: console.detail("unchanged \(path.withoutControls)")
      }
      return .done
    } catch {
      console.show([.unwritable(path, error)])
      return .environment
    }
  }

  private func existing(_ path: String) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try FileReader.bytes(of: path)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Checks the templates in a folder.
  func check(_ folder: String) throws(CommandStop) -> ExitCode {
    let templates = try TemplateFolder(reading: folder, console)
    if templates.replacements.isEmpty {
      console.fail("no *\(OutputTemplate.suffix) in \(folder)")
      return .wrong
    }
    _ = try templates.templates(console)
    return .done
  }
}

extension Diagnostic {
  /// A template that stands where a built-in one is to be written, and differs from it.
  static func editedTemplate(_ path: String) -> Diagnostic {
    Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: path),
      "this file differs from the built-in template and is left as it is",
      remedy: "move it away to get the built-in one")
  }
}
