import Foundation

extension ViewHost {
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
}
