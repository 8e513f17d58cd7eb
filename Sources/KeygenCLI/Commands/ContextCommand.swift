import Disk
import KeygenCore

extension OptionDeclaration {
  static let schema = OptionDeclaration(
    "--schema", "Print what each part of the context means, in Markdown.")
}

extension CommandDeclaration {
  static let context = CommandDeclaration(
    name: "context",
    summary: "Print what templates are given for a spec.",
    arguments: "[SPEC]",
    discussion: """
      Prints JSON: the record `file`, whose members are the names that the template `file`
      can use, and so on inwards. An optional member without a value is null. `-` is
      standard input. `--schema` explains each record and member, and needs no spec.
      """,
    options: [.schema, .format],
    example: (
      line: "keygen context Navigation.keygen.json",
      effect: "prints the context of Navigation.keygen.json as JSON"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try ContextCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen context`: prints what templates are given.
struct ContextCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    console.expectResult()
    if invocation.has(.schema) {
      if let argument = invocation.arguments.first {
        throw .usage(.conflict(OptionDeclaration.schema.name, argument))
      }
      return console.deliver(Array(ContextListing.documentation.utf8)).exitCode
    }
    let spec = try spec()
    let listing = ContextListing(of: try spec.read(console), library: SpecLibrary([spec]))
    console.show(listing.diagnostics) { listing.lineText(at: $0) }
    guard let json = listing.json else { return .wrong }
    return console.deliver(json).exitCode
  }

  private func spec() throws(CommandStop) -> SpecLocation {
    guard let argument = invocation.arguments.first else {
      throw .usage(.missingArgument("SPEC", command: CommandDeclaration.context.name))
    }
    var finder = SpecFinder()
    do throws(UsageError) {
      if argument != "-", (try? FileStatus(path: argument))?.kind == .folder {
        throw .notASpec(argument)
      }
      try finder.add([argument])
    } catch {
      throw .usage(error)
    }
    console.show(finder.problems)
    guard let spec = finder.specs.first else { throw .reported(finder.code) }
    return spec
  }
}
