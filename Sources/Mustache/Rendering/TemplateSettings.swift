/// How templates are compiled and rendered.
public struct TemplateSettings: Hashable, Sendable {
  /// What becomes of text that is interpolated by `{{name}}`. By `{{{name}}}` and `{{&name}}` it is
  /// always copied.
  public enum Escaping: Hashable, Sendable {
    /// It is copied.
    case none
    /// `&`, `"`, `<` and `>` become entities, as the public Mustache specification asks.
    case html
  }

  /// What becomes of names that the context does not have.
  public enum Missing: Hashable, Sendable {
    /// They are falsey and interpolate as nothing, as the public Mustache specification asks. A
    /// field without value is looked for in outer records too.
    case empty
    /// They are problems of the template. The innermost record whose shape has the name answers,
    /// with or without a value.
    case error
  }

  /// What becomes of text that is interpolated.
  public var escaping: Escaping
  /// What becomes of names that the context does not have.
  public var missing: Missing
  /// How many templates and blocks may be inside each other when rendering, counted from 1 for the
  /// first one brought in.
  public var depthLimit: Int

  /// Settings; without arguments, those of the public Mustache specification.
  ///
  /// - Parameters:
  ///   - escaping: What becomes of text that is interpolated.
  ///   - missing: What becomes of names that the context does not have.
  ///   - depthLimit: How many templates and blocks may be inside each other when rendering.
  public init(escaping: Escaping = .html, missing: Missing = .empty, depthLimit: Int = 1_000) {
    self.escaping = escaping
    self.missing = missing
    self.depthLimit = depthLimit
  }
}
