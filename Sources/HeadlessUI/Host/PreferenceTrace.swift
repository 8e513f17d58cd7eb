/// Why a preference has the value that it has: who contributed, in which order, and each step in which values
/// were combined.
///
/// Print it to read it:
///
/// ```
/// CustomTitleKey = "SwiftBeta 2"
///   VStack = "SwiftBeta 2"
///     set "SwiftBeta 1"
///     set "SwiftBeta 2"
///     reduce("SwiftBeta 1", "SwiftBeta 2") → "SwiftBeta 2"
/// ```
public struct PreferenceTrace: CustomStringConvertible, Sendable {
  /// What a part of the tree has to do with the value.
  public enum Role: Hashable, Sendable {
    /// It sets the value.
    case set
    /// It changes the value of what is inside, or the default.
    case transformed
    /// It combines the values of several views.
    case combined
    /// It is dynamic and has nothing to combine: it supplies the default.
    case defaulted
    /// It reports nothing.
    case absent
    /// It reports something, and a view around sets another value in its place.
    case replaced
    /// It is too deep in the tree to be looked at.
    case tooDeep
  }

  /// A part of the tree.
  public struct Entry: Hashable, Sendable {
    /// What it is.
    public let role: Role
    /// The view, as in `ViewHost.tree`; nil for views in brackets, such as a `Group`.
    public let view: String?
    /// The `accessibilityIdentifier`, if there is one.
    public let identifier: String?
    /// The value that it reports, as text; nil if it reports none.
    public let value: String?
    /// The parts inside, in the order in which they combine.
    public var parts: [Entry] = []
    /// The calls of `reduce`, as text.
    public var steps: [String] = []
  }

  /// The name of the key.
  public let key: String

  /// The value that a reader at the root gets, as text.
  public let value: String

  /// The whole tree.
  public let root: Entry

  /// All entries of a role, in order.
  ///
  /// - Parameter role: The role.
  public func entries(_ role: Role) -> [Entry] {
    var found: [Entry] = []
    var work = [root]
    while let entry = work.popLast() {
      if entry.role == role { found.append(entry) }
      work.append(contentsOf: entry.parts.reversed())
    }
    return found
  }

  /// The trace as an indented tree.
  public var description: String {
    var lines = ["\(key) = \(value)"]
    var work: [(depth: Int, line: String?, entry: Entry?)] = [(1, nil, root)]
    while let (depth, line, entry) = work.popLast() {
      let indent = String(repeating: "  ", count: depth)
      if let line { lines.append(indent + line) }
      guard let entry else { continue }
      lines.append(indent + entry.line)
      work.append(contentsOf: entry.steps.reversed().map { (depth + 1, $0, nil) })
      work.append(contentsOf: entry.parts.reversed().map { (depth + 1, nil, $0) })
    }
    return lines.joined(separator: "\n")
  }
}

extension PreferenceTrace.Entry {
  fileprivate var line: String {
    let name = (view ?? "several views") + (identifier.map { " #\($0)" } ?? "")
    let value = value ?? "nothing"
    switch role {
    case .set: return "set \(value)" + (identifier.map { " #\($0)" } ?? "")
    case .transformed: return "\(name) = \(value)"
    case .combined: return "\(name) = \(value)"
    case .defaulted: return "\(name), dynamic, supplies the default \(value)"
    case .absent: return "\(name): absent"
    case .replaced: return "replaced: \(name) = \(value)"
    case .tooDeep: return "\(name): too deep"
    }
  }
}
