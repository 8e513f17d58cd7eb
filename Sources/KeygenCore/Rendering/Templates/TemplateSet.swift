import Mustache

/// The templates that output is written by: the built-in ones, and those of the user's that replace them.
public struct TemplateSet: Sendable {
  /// The template of a whole file, compiled with all that it brings in.
  let template: Template
  /// The file of that template, for diagnostics.
  let path: String

  /// The built-in templates.
  public static let builtIn: TemplateSet = {
    do throws(TemplateFaults) {
      return try TemplateSet(replacements: [])
    } catch {
      preconditionFailure("a built-in template is wrong: \(error.diagnostics)")
    }
  }()

  /// The built-in templates with some of them replaced.
  ///
  /// - Parameter replacements: templates by name, each name once. One that has no built-in template's name must be
  ///   brought in by another one.
  /// - Throws: all that is wrong with the templates.
  public init(replacements: [TemplateReplacement]) throws(TemplateFaults) {
    let check = TemplateCheck(replacements)
    // The built-in templates are right, and a run without others should not wait for their being checked.
    let faults = replacements.isEmpty ? [] : check.faults()
    guard faults.isEmpty else { throw TemplateFaults(diagnostics: faults) }
    do {
      template = try check.library.template(TemplateCheck.entry)
    } catch {
      preconditionFailure("a template without faults does not compile: \(error)")
    }
    path = check.entryPath
    guard !replacements.isEmpty else { return }
    // Without a banner keygen would take its own outputs for somebody else's. A file without declarations shows it.
    _ = try Renderer(templates: self).render(
      .empty, specPath: "Empty.keygen.json", lineDirectives: false)
  }
}

extension LoweredFile {
  /// A file without declarations.
  fileprivate static let empty = Lowering(separatesOrigins: false)
    .file(for: .empty, named: "Empty.keygen.json")
}
