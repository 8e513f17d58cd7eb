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
  let root: RootNode
  private var isUpdating = false
  var needsUpdate = false
  private(set) var earlierPasses: [[String]] = []

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

  // MARK: The screen

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
}
