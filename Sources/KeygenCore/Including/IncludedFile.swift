import JSONSource

/// A spec that others include, with what they can name.
///
/// Its own includes are not followed: names reach one file far, so that specs that include each other are no circle.
final class IncludedFile {
  let source: SpecSource
  /// Whether the run generates from the spec, so that its faults are reported there.
  let isOfRun: Bool
  let reading: JSONReading
  /// The paths that the spec includes.
  let includes: [Located<String>]
  /// What can be named, with the nodes of its own file.
  let names: IncludedNames
  /// The errors of what can be named.
  let errors: [Diagnostic]
  /// Whether the errors have been told.
  private var areErrorsTold = false

  /// Reads and decodes a spec, and resolves what other specs can name of it.
  init(_ source: SpecSource, isOfRun: Bool) {
    self.source = source
    self.isOfRun = isOfRun
    let decoded = DecodedSpec(source)
    reading = decoded.reading
    includes = decoded.spec?.includes ?? []
    let resolution = decoded.spec.map { Resolver.names(of: $0, file: source.path) }
    names = IncludedNames(
      path: source.path, keys: resolution?.keys ?? [], spaces: resolution?.spaces ?? [])
    errors = (decoded.diagnostics + (resolution?.diagnostics ?? []))
      .filter { $0.severity == .error }.inOrderOfPlace()
  }

  /// The errors, the first time it is asked for them; none where the run reports them anyway.
  func errorsToTell() -> [Diagnostic] {
    if isOfRun || areErrorsTold { return [] }
    areErrorsTold = true
    return errors
  }
}
