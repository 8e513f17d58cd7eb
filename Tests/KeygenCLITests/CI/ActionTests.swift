import Foundation
import TestSupport
import Testing

@Suite("The action for GitHub")
struct ActionTests {
  private let action: [String: Any]
  private let steps: [[String: Any]]

  init() throws {
    action = try yamlFile("action.yml")
    let runs = try #require(action["runs"] as? [String: Any])
    #expect(runs["using"] as? String == "composite")
    steps = try #require(runs["steps"] as? [[String: Any]])
  }

  /// What stands between `${{` and `}}` in a text.
  private static func expressions(in text: String) -> [String] {
    text.components(separatedBy: "${{").dropFirst().map {
      $0.components(separatedBy: "}}")[0].trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("has steps that are whole, take inputs that there are, and put none into a script")
  func wholeSteps() throws {
    let inputs = try #require(action["inputs"] as? [String: [String: Any]])
    #expect(inputs.values.allSatisfy { $0["description"] is String && $0["default"] is String })
    var used: Set<String> = []
    for step in steps {
      let script = try #require(step["run"] as? String)
      #expect(step["shell"] as? String == "bash" && step["name"] is String)
      #expect(Self.expressions(in: script) == [])
      for value in (step["env"] as? [String: String] ?? [:]).values {
        used.formUnion(Self.expressions(in: value).filter { $0.hasPrefix("inputs.") })
      }
    }
    #expect(used == Set(inputs.keys.map { "inputs.\($0)" }))
    let script = packageRoot.appending(path: "Scripts/install-json-c.sh").path
    #expect(FileManager.default.isExecutableFile(atPath: script))
    #expect((steps[0]["run"] as? String)?.contains("Scripts/install-json-c.sh") == true)
  }

  /// Runs the last step as GitHub does, with the tool that was built with the tests.
  private func runLastStep(
    _ arguments: String, command: String = "check", in folder: TemporaryFolder
  ) throws -> CommandRun {
    let script = try #require(steps.last?["run"] as? String)
    let file = try TemporaryFolder()
    let path = try file.write(script, to: "step.sh").path
    return try CommandRun(
      [
        "KEYGEN=\(keygenPath)", "KEYGEN_COMMAND=\(command)", "KEYGEN_ARGUMENTS=\(arguments)",
        "bash",
        "--noprofile", "--norc", "-e", "-o", "pipefail", path,
      ], in: folder.url)
  }

  @Test("annotates what is wrong, and fails with keygen")
  func annotates() throws {
    let folder = try TemporaryFolder()
    try folder.write(rightSpec("A"), to: "My sources/A.keygen.json")
    try folder.write("{", to: "Other/B.keygen.json")
    let all = try runLastStep("", in: folder)
    #expect(all.code == 1)
    #expect(
      all.errors.contains("::error file=My sources/A.keygen.json,title=keygen%3A missing-output::"))
    #expect(
      all.errors.contains("::error file=Other/B.keygen.json,line=1,col=2,title=keygen%3A syntax::"))
    let one = try runLastStep("My sources\n--diff\n", in: folder)
    #expect(one.code == 1)
    #expect(!one.errors.contains("Other/"))
    #expect(one.output.contains("+++ My sources/A.keygen.swift"))
    #expect(try runLastStep("My sources", command: "lint", in: folder).code == 0)
    // Nothing of what is given is run.
    let hostile = try runLastStep("$(touch made)`touch made`; touch made", in: folder)
    #expect(hostile.code == 1 && !folder.files.contains("made"))
  }

  @Test("is used by the sample workflow with inputs and outputs that it has")
  func workflow() throws {
    let workflow = try yamlFile("Examples/CI/keygen.yml")
    let job = try #require((workflow["jobs"] as? [String: [String: Any]])?["keygen"])
    let steps = try #require(job["steps"] as? [[String: Any]])
    let inputs = try #require(action["inputs"] as? [String: Any])
    let outputs = try #require(action["outputs"] as? [String: Any])
    let use = try #require(steps.first { $0["id"] as? String == "keygen" })
    #expect((use["with"] as? [String: String])?.keys.allSatisfy { inputs[$0] != nil } == true)

    let folder = try TemporaryFolder()
    try folder.write(rightSpec("A"), to: "Sources/A.keygen.json")
    let scripts = steps.compactMap { $0["run"] as? String }
    #expect(scripts.count == 2)
    for step in steps {
      guard let script = step["run"] as? String else { continue }
      let variables = try #require(step["env"] as? [String: String])
      #expect(variables == ["KEYGEN": "${{ steps.keygen.outputs.tool }}"] && outputs["tool"] != nil)
      let run = try CommandRun(
        [
          "KEYGEN=\(keygenPath)", "XDG_CACHE_HOME=\(verificationCache)", "bash", "-e", "-c", script,
        ],
        in: folder.url)
      #expect(run.code == 0, "\(script): \(run.errors)")
    }
    let upload = try #require(steps.last?["with"] as? [String: String])
    #expect(
      try folder.text(of: try #require(upload["sarif_file"])).contains(#""version": "2.1.0""#))
  }
}
