/// A hand-written Swift file that a spec names, to be compiled together with its output.
package struct SupportFile: Sendable {
  /// The path as the spec has it.
  package let written: String
  /// The path from the working directory; `nil` where it is relative and the spec is no file.
  package let path: String?
  /// Where the spec names it.
  package let location: SourceLocation

  init(_ entry: Located<String>, of source: SpecSource) {
    written = entry.value
    path = source.path(of: entry.value)
    location = SourceLocation(entry.node.position, in: source.path)
  }
}
