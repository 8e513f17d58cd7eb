/// One thing to tell the user about an input: where, what is wrong, and what to do.
///
/// Diagnostics are values. No stage prints; a command decides how they are shown.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Sendable, Comparable {
    /// For information; nothing needs to change.
    case remark
    /// Probably not what was meant.
    case warning
    /// The input or the result is wrong; nothing is written for it.
    case error

    private var weight: Int {
      switch self {
      case .remark: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether `lhs` weighs less than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.weight < rhs.weight }
  }

  /// Something that belongs to a diagnostic but stands elsewhere.
  public struct Note: Hashable, Sendable {
    /// Where it stands.
    public let location: SourceLocation
    /// What is there, one line of prose.
    public let message: String

    /// Creates a note.
    public init(_ message: String, at location: SourceLocation) {
      self.location = location
      self.message = message
    }
  }

  /// What the diagnostic is about.
  public let kind: DiagnosticKind
  /// How much it weighs.
  public let severity: Severity
  /// Where it stands.
  public let location: SourceLocation
  /// What is wrong, one line of prose without a full stop.
  public let message: String
  /// What belongs to it but stands elsewhere.
  public let notes: [Note]
  /// What to do about it, one line of prose; `nil` where the message says it already.
  public let remedy: String?

  /// Creates a diagnostic.
  public init(
    _ kind: DiagnosticKind, _ severity: Severity = .error, at location: SourceLocation,
    _ message: String, notes: [Note] = [], remedy: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
    self.remedy = remedy
  }
}
