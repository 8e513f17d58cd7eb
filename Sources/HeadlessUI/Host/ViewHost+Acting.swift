import Foundation

extension ViewHost {
  /// Goes back to the screen before, in the first navigation container, and lets the view settle.
  ///
  /// - Returns: Whether there was one to go back to.
  @discardableResult
  public func goBack() -> Bool {
    settle()
    let hasPopped = root.first { $0 as? NavigationNode }?.pop() ?? false
    needsUpdate = needsUpdate || hasPopped
    settle()
    return hasPopped
  }

  /// Scrolls the view with the given `accessibilityIdentifier`, and lets the view settle.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a scroll view or list, or of a view around or inside of one. If there
  ///     is none, that is an issue.
  ///   - offset: How far the content is to be moved up and to the left, in points; not limited to the
  ///     content's size.
  /// - Returns: Whether something was scrolled.
  @discardableResult
  public func scroll(_ identifier: String, to offset: CGPoint) -> Bool {
    settle()
    guard let node = root.find(identifier), let target = node.scrollTarget else {
      engine.report(.noTarget("Nothing that scrolls has the identifier \"\(identifier)\"."))
      return false
    }
    target.scroll(to: offset)
    needsUpdate = true
    settle()
    return true
  }

  /// Lets time pass until a condition holds: actions on the main queue run, tasks go on, views update.
  ///
  /// - Parameters:
  ///   - condition: Looks at the view.
  ///   - timeout: How long to wait at most.
  /// - Throws: `ViewHostTimeout` if the condition did not come to hold in time, `CancellationError` if the
  ///   task was cancelled.
  public func run(
    until condition: @MainActor () -> Bool, timeout: Duration = .seconds(10)
  ) async throws {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: timeout)
    // On a busy main queue all of the time may pass before anything that was waited for had its turn.
    var turnsLeft = 10
    while true {
      settle()
      if condition() { return }
      turnsLeft -= 1
      if clock.now >= end, turnsLeft <= 0 {
        throw ViewHostTimeout(timeout: timeout, texts: root.texts)
      }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Taps the view with the given `accessibilityIdentifier`, and lets the view settle.
  ///
  /// The tap goes to the first button or tap gesture inside of the view, else to the nearest around it.
  ///
  /// - Parameter identifier: The identifier. If there is no such view, or nothing that takes a tap, or
  ///   if it is disabled, that is an issue.
  /// - Returns: Whether something took the tap.
  @discardableResult
  public func tap(_ identifier: String) -> Bool {
    settle()
    guard let target = root.find(identifier)?.tapTarget else {
      engine.report(.noTarget("Nothing that takes a tap has the identifier \"\(identifier)\"."))
      return false
    }
    guard target.isEnabled else {
      engine.report(.noTarget("What a tap on \"\(identifier)\" goes to is disabled."))
      return false
    }
    target.tap()
    needsUpdate = true
    settle()
    return true
  }
}

/// A condition did not come to hold in time.
public struct ViewHostTimeout: Error, CustomStringConvertible {
  /// How long was waited.
  public let timeout: Duration

  /// The texts of the view at the end.
  public let texts: [String]

  /// What happened, with the texts.
  public var description: String {
    "The condition did not hold within \(timeout). The texts are \(texts)."
  }
}
