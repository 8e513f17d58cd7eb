@_exported import Dispatch
@_exported import Foundation
@_exported import Observation

/// Runs a view without a screen and lets a test look at it.
///
/// Every question about the view first lets pending changes settle, so that what is seen is what a
/// user would see.
@MainActor
public final class ViewHost {
  /// The size of the screen, in points.
  public private(set) var size: CGSize

  /// What of the screen is covered, in points.
  public let safeArea: EdgeInsets

  let engine = Engine()
  private let root: RootNode
  private var isUpdating = false
  private var needsUpdate = false
  private var earlierPasses: [[String]] = []

  /// The greatest number of passes in an update (rule P10).
  static let greatestPassCount = 8

  /// Creates a host, puts a view in it and lets it settle.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - safeArea: What of the screen is covered, in points.
  ///   - content: The view.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.size = size
    self.safeArea = safeArea
    root = RootNode(engine)
    layOutScreen()
    root.start(content)
    engine.wantsUpdate = { [weak self] in self?.scheduleUpdate() }
    needsUpdate = true
    settle()
  }

  deinit {
    let engine = self.engine
    let root = self.root
    MainQueue.perform { engine.remove([root]) }
  }

  // MARK: Updates

  private func scheduleUpdate() {
    guard !isUpdating, !needsUpdate else { return }
    needsUpdate = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.settle() }
    }
  }

  /// Runs an update if anything has changed since the last.
  func settle() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    needsUpdate = false
    earlierPasses = []
    engine.actions.beginUpdate()
    for pass in 1...Self.greatestPassCount {
      let actions = runPass()
      if actions.isEmpty && !hasWork { return }
      let texts = root.texts
      for action in actions { action() }
      guard hasWork else { return }
      if pass < Self.greatestPassCount { earlierPasses.append(texts) }
    }
    // What is left waits for the next event.
    engine.report(.tooManyPasses(Self.greatestPassCount))
  }

  private var hasWork: Bool { engine.hasWork || root.needsPlacement }

  /// One pass: bodies, layout, preferences.
  ///
  /// - Returns: The actions that are to run after it.
  private func runPass() -> [() -> Void] {
    engine.pass += 1
    engine.buildAndLayOut(root)
    // What an inner one builds may be read by an outer one, so the deepest goes first.
    while let builder = engine.builders.removeDeepest() {
      engine.whileUpdating { builder.readPreference() }
      engine.buildAndLayOut(root)
    }
    return engine.whileUpdating {
      engine.observeIfNeeded()
      return engine.actions.take()
    }
  }

  // MARK: Looking

  /// What a reader at the root gets for a key: the combined value, or the default.
  ///
  /// - Parameter key: The key.
  public func value<K: PreferenceKey>(of key: K.Type) -> K.Value {
    settle()
    return engine.whileUpdating { root.preference(key) } ?? K.defaultValue
  }

  /// Every text of the view in order: empty, transparent and off-screen ones too.
  public var texts: [String] {
    settle()
    return root.texts
  }

  /// The texts after each pass of the last update.
  public var passes: [[String]] {
    settle()
    return earlierPasses + [root.texts]
  }

  /// What SwiftUI would have reported at run time, in order.
  public var issues: [RuntimeIssue] {
    settle()
    return engine.issues
  }

  /// Forgets the issues so far.
  public func clearIssues() {
    settle()
    engine.clearIssues()
  }

  /// How much work was done since the counters were last reset.
  public var counters: UpdateCounters {
    settle()
    return engine.counters
  }

  /// Sets the counters to zero.
  public func resetCounters() {
    settle()
    engine.counters = UpdateCounters()
  }

  /// The frame of the view with the given `accessibilityIdentifier`, on the screen and in points; nil if
  /// there is no such view.
  ///
  /// - Parameter identifier: The identifier.
  public func frame(_ identifier: String) -> CGRect? {
    settle()
    return root.find(identifier)?.globalFrame
  }

  /// How opaque the view with the given `accessibilityIdentifier` is: its own opacity times that of
  /// everything around it. Nil if there is no such view.
  ///
  /// - Parameter identifier: The identifier.
  public func opacity(_ identifier: String) -> Double? {
    settle()
    return root.find(identifier)?.effectiveOpacity
  }

  /// Tells how large texts are.
  public var textMeasurer: any TextMeasurer {
    get { engine.textMeasurer }
    set {
      engine.textMeasurer = newValue
      root.walk {
        if $0 is TextNode { $0.layoutDidChange() }
        return true
      }
      needsUpdate = true
    }
  }

  /// The whole view as indented text, a view a line: what it is, its `accessibilityIdentifier`, its frame on
  /// the screen (x, y, width x height), and the preference that it sets.
  public var tree: String {
    settle()
    return root.printed
  }

  /// Why a preference has the value that a reader at the root gets.
  ///
  /// - Parameter key: The key.
  public func trace<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace {
    settle()
    return engine.whileUpdating { PreferenceTracer<K>().trace(root) }
  }

  /// The title of the topmost screen of the first navigation container; without one, that of the view.
  public var navigationTitle: String? {
    settle()
    return engine.whileUpdating {
      if let navigation = root.first({ $0 as? NavigationNode }) { return navigation.title }
      return root.preference(NavigationTitleKey.self) ?? nil
    }
  }

  // MARK: Acting

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

  /// Gives the screen another size and lets the view settle.
  ///
  /// - Parameter size: The new size, in points.
  public func resize(to size: CGSize) {
    settle()
    self.size = size
    layOutScreen()
    needsUpdate = true
    settle()
  }

  private func layOutScreen() {
    engine.screen = CGRect(origin: .zero, size: size)
    engine.safeArea = CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, size.width - safeArea.horizontal),
      height: max(0, size.height - safeArea.vertical))
    root.layoutDidChange()
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
    guard let node = root.find(identifier), let target = node.tapTarget, target.isEnabled else {
      engine.report(.noTarget("Nothing that takes a tap has the identifier \"\(identifier)\"."))
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
