import Foundation

/// Tells whether code runs where the main actor's code runs.
///
/// That is the main thread of an app. A program that has handed its main thread to Dispatch, as an
/// asynchronous `main` does on Linux, runs the main queue on other threads, one at a time.
enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread
  }

  /// Does `work` on the main queue: at once if this is it, else soon.
  static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}

extension Engine {
  /// Whether a write has to be dropped because an update is being computed; reports it if so.
  nonisolated static func refusesWrite() -> Bool {
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated {
      guard let engine = current else { return false }
      engine.report(.stateWrittenDuringUpdate)
      return true
    }
  }
}
