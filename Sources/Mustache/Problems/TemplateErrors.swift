/// Everything that is wrong with a template and those it uses.
public struct TemplateErrors: Error, Hashable, CustomStringConvertible {
  /// The problems: never empty, each once, by template in the order of the sources and then by
  /// place.
  public let problems: [TemplateProblem]

  /// Problems to be thrown together.
  ///
  /// - Parameter problems: At least one problem.
  public init(problems: [TemplateProblem]) {
    self.problems = problems
  }

  /// One line for each problem, in the form of a compiler.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
