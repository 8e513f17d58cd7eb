/// Why a rendering was given up.
///
/// Problems of templates are found before rendering. What remains depends on the values: a partial
/// that brings itself in for an outer list again and again.
public struct RenderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many templates and blocks may be inside each other.
  public let depthLimit: Int
  /// The file of the template that went one deeper.
  public let file: String
  /// The line of the tag that went one deeper, from 1.
  public let line: Int
  /// The column of that tag in bytes, from 1.
  public let column: Int

  /// The failure in the form of a compiler: `file:line:column: error: sentence`.
  public var description: String {
    "\(file):\(line):\(column): error: Templates are inside each other more than \(depthLimit) deep."
  }
}
