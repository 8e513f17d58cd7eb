/// Something that SwiftUI would report at run time, or that this module refused to do.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  /// What an issue is about.
  public enum Kind: Hashable, Sendable {
    /// State was written while a view update was being computed; the write was dropped.
    case stateWrittenDuringUpdate
    /// An action wanted to run more than twice in an update; it was not run again.
    case actionCycle
    /// An update was ended after the greatest number of passes.
    case tooManyPasses
    /// A size was asked for that no view can have.
    case invalidLayout
    /// Ids of a `ForEach` occur more than once.
    case duplicateID
    /// The tree is too deep for the stack; a part of it was left out.
    case tooDeep
    /// A test asked for a view that is not there, or that does not take what it was sent.
    case noTarget
  }

  /// What the issue is about.
  public let kind: Kind

  /// The report, in SwiftUI's words where SwiftUI has some.
  public let message: String

  /// The report.
  public var description: String { message }
}

extension RuntimeIssue {
  static let endlessEvaluation = RuntimeIssue(
    kind: .tooManyPasses,
    message: "A view's body was not evaluated again, as it keeps changing what it depends on.")

  static let unsettledLayout = RuntimeIssue(
    kind: .tooManyPasses, message: "The layout had not settled and was ended.")

  static func tooManyPasses(_ count: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .tooManyPasses,
      message: "The update was ended after \(count) passes although the view had not settled.")
  }

  static func noTarget(_ message: String) -> RuntimeIssue {
    RuntimeIssue(kind: .noTarget, message: message)
  }
}
