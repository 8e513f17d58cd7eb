import Foundation
import KeygenCore
import Testing
import TestSupport

@Suite("keygen templates")
struct TemplatesTests {
  private static let names = [
    "container", "delivery", "file", "key", "method", "modifier", "section", "space", "spaces",
  ]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("lists every template with what it writes")
  func list() throws {
    let run = try keygen("templates", "list", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) }.sorted() == Self.names)
    #expect(lines.contains("key        a PreferenceKey"))
  }

  @Test("exports the templates as they are, which are right and change nothing")
  func export() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try keygen("templates", "export", "own/deep", "--verbose", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("wrote own/deep/key.mustache\n"))
    #expect(
      folder.files.filter { $0.hasPrefix("own") }
        == Self.names.map { "own/deep/\($0).mustache" })
    for template in OutputTemplate.builtIn {
      let text = try folder.text(of: "own/deep/\(template.fileName)")
      #expect(Array(text.utf8) == template.text)
    }
    let check = try keygen("templates", "check", "own/deep", in: folder)
    #expect(check.code == 0 && check.errors == "" && check.output == "")
    let own = try keygen("generate", "--stdout", "--templates", "own/deep", in: folder)
    #expect(own.output == (try keygen("generate", "--stdout", in: folder).output))
    #expect(own.output != "")
  }

  @Test("never replaces a template that was edited, and exports the others")
  func exportOverEdited() throws {
    try folder.write("edited\n", to: "own/key.mustache")
    let run = try keygen("templates", "export", "own", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == """
        own/key.mustache: error: this file differs from the built-in template and is left as it is
        own/key.mustache: note: move it away to get the built-in one

        """)
    #expect(try folder.text(of: "own/key.mustache") == "edited\n")
    #expect(folder.files.count == Self.names.count)
    try folder.remove("own/key.mustache")
    #expect(try keygen("templates", "export", "own", in: folder).code == 0)
    let again = try keygen("templates", "export", "own", "--verbose", in: folder)
    #expect(again.code == 0)
    #expect(again.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("unchanged own/") })
  }

  @Test("reports an export that cannot be written, with exit code 3")
  func exportFails() throws {
    try folder.write("", to: "file")
    let run = try keygen("templates", "export", "file/own", in: folder)
    #expect(run.code == 3)
    #expect(run.errors == "file/own: error: cannot be written: Not a directory\n")
  }

  @Test("reports every fault at its place, and what replaces nothing")
  func check() throws {
    try folder.write("struct {{nam}} {\n  {{#reduceBody}}\n", to: "own/key.mustache")
    try folder.write("{{> metod}}\n", to: "own/section.mustache")
    try folder.write("x", to: "own/kye.mustache")
    try folder.write("{{", to: "own/notes.txt")
    try folder.write("{{", to: "own/.hidden.mustache")
    let run = try keygen("templates", "check", "own", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == """
        own/key.mustache:2:3: error: `reduceBody` is opened and not closed
        own/key.mustache:2:3: note: close it with `{{/reduceBody}}`
        own/kye.mustache: error: this replaces no built-in template, and no template brings it in
        own/kye.mustache: note: did you mean `key.mustache`?
        own/section.mustache:1:1: error: there is no template `metod`
        own/section.mustache:1:1: note: did you mean `method`?

        """)
  }

  @Test("says that there is nothing to check, or no folder")
  func nothingToCheck() throws {
    try folder.write("", to: "own/notes.txt")
    let empty = try keygen("templates", "check", "own", in: folder)
    #expect(empty.code == 1)
    #expect(empty.errors == "keygen: error: no *.mustache in own\n")
    let missing = try keygen("templates", "check", "missing", in: folder)
    #expect(missing.code == 1)
    #expect(missing.errors == "missing: error: cannot be read: No such file or directory\n")
    let file = try keygen("templates", "check", "own/notes.txt", in: folder)
    #expect(file.code == 1)
    #expect(file.errors == "own/notes.txt: error: cannot be read: Not a directory\n")
  }

  @Test(
    "stops generate and check before anything is written",
    arguments: [
      ["generate"], ["check"], ["generate", "--stdout"], ["generate", "--output", "out"],
    ])
  func stops(command: [String]) throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("\n {{vale}}", to: "own/key.mustache")
    let run = try CommandRun([keygenPath] + command + ["--templates", "own/"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        own/key.mustache:2:4: error: there is no `vale` here
        own/key.mustache:2:4: note: did you mean `value`?

        """)
    #expect(folder.files == ["A.keygen.json", "own/key.mustache"])
  }

  @Test("uses the templates that are there and its own for the rest")
  func replaces() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("// the key {{name}}\n", to: "own/key.mustache")
    let run = try keygen("generate", "--stdout", "--templates", "own", in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("#endif\n\n// the key A\n"))
    #expect(run.output.hasPrefix("// Generated by keygen from A.keygen.json."))
  }

  @Test("refuses templates whose output keygen would not know for its own")
  func banner() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("struct {{spec}} {}\n", to: "own/file.mustache")
    let run = try keygen("generate", "--templates", "own", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == """
        own/file.mustache:1:1: error: the output would not begin with keygen's banner, by which \
        it knows its own files
        own/file.mustache:1:1: note: begin with `// Generated by keygen from {{spec}}`

        """)
  }
}
