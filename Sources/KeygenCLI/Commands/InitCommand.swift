import Disk
import KeygenCore

extension OptionDeclaration {
  static let kind = OptionDeclaration(
    "--kind", value: .words(StarterSpec.kinds, placeholder: "KIND"), isRepeatable: true,
    "Show this kind of modifier or part of a spec: \(StarterSpec.kinds.joined(separator: ", ")). May be given several times; without it, \(StarterSpec.usualKinds.joined(separator: " and ")) are shown."
  )
}

extension CommandDeclaration {
  static let initialize = CommandDeclaration(
    name: "init",
    summary: "Write a spec to start from.",
    arguments: "[NAME]",
    discussion: """
      Writes NAME.keygen.json, or Preferences.keygen.json without a name: a spec that works as it is, in which comments \
      say what is what. NAME may be a path; the folder has to be there. A file that is there already is never replaced.
      """,
    options: [.kind],
    example: (
      line: "keygen init Navigation --kind set --kind bind",
      effect:
        "writes Navigation.keygen.json with a modifier that writes a value and one that stores it"
    ),
    run: { (invocation, console) throws(CommandStop) in
      try InitCommand(invocation: invocation, console: console).run()
    })
}

/// `keygen init`: writes a spec to start from.
struct InitCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(CommandStop) -> ExitCode {
    let path = try self.path()
    let kinds = invocation.values(of: .kind)
    let spec = StarterSpec(kinds: kinds.isEmpty ? StarterSpec.usualKinds : kinds)
    do throws(SystemError) {
      guard try FileWriter.writeNew(Array(spec.text.utf8), to: path) else {
        console.show([.existingSpec(path)])
        return .wrong
      }
    } catch {
      console.show([.unwritable(path, error)])
      return error.isAbsence ? .wrong : .environment
    }
    console.say("wrote \(path.withoutControls); `keygen generate` makes Swift of it")
    return .done
  }

  private func path() throws(CommandStop) -> String {
    let argument = invocation.arguments.first ?? "Preferences"
    let path =
      argument.hasSuffix(SpecLocation.suffix) ? argument : argument + SpecLocation.suffix
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = path[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
    // What `.` and `..` give is hidden as well, but a folder was meant.
    let stem = name.dropLast(SpecLocation.suffix.count)
    guard argument != "-", !["", ".", ".."].contains(stem) else {
      throw .usage(.notASpecName(argument))
    }
    guard !name.hasPrefix(".") else { throw .usage(.hiddenSpecName(argument)) }
    return path
  }
}

extension Diagnostic {
  /// A file that stands where a new spec was to be written.
  static func existingSpec(_ path: String) -> Diagnostic {
    Diagnostic(
      .outputClash, at: SourceLocation(wholeFile: path),
      "there is something already, which is left as it is",
      remedy: "give the new spec another name: `keygen init NAME`")
  }
}
