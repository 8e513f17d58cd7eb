import Foundation

/// A test that builds views, which is made on the main actor.
public protocol KeygenViewTest: KeygenTest {
  /// Makes the checks, and reports what came of each.
  @MainActor static func check(_ run: KeygenTestRun)
}

extension KeygenViewTest {
  /// Makes the checks on the main thread.
  public static func run(_ run: KeygenTestRun) {
    // The one who calls waits for the other thread, so the two never use it at once.
    nonisolated(unsafe) let (test, run) = (self as any KeygenViewTest.Type, run)
    if Foundation.Thread.isMainThread {
      MainActor.assumeIsolated { test.check(run) }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { test.check(run) } }
    }
  }
}
