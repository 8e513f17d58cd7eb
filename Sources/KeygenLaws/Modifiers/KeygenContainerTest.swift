import HeadlessUI

/// The test of a container.
@MainActor public final class KeygenContainerTest {
  private let checks: KeygenChecks
  /// What the content has been handed, the last time that it was built.
  private var handed: [Any] = []

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - run: where it reports.
  ///   - checks: the names of its checks, in the order of reports.
  public init(_ run: KeygenTestRun, checks names: [String]) {
    checks = KeygenChecks(run, names)
  }

  /// Says which arguments there are values of, for a message where there are none.
  ///
  /// - Parameter arguments: each with its name, its type and how many values of it are known.
  public func take(_ arguments: [(name: String, type: String, count: Int)]) {
    checks.explainArguments(arguments)
  }

  /// Reports what came of the checks.
  public func finish() { checks.finish() }

  /// Takes down what the content is handed.
  ///
  /// - Returns: nothing of interest, for a place where a view is built.
  @discardableResult public func hand(_ values: [Any]) -> Int {
    handed = values
    return values.count
  }

  // MARK: Building

  /// Tests that the container comes to rest, and hands its content what it provides.
  ///
  /// - Parameters:
  ///   - make: a container around content.
  ///   - stored: what it has stored of its arguments, closures left out.
  ///   - given: these arguments.
  public func builds<Container: View & DynamicProperty>(
    make: (KeygenContent<KeygenNoKey>) -> Container, stored: @escaping (Container) -> [Any],
    given: [Any]
  ) {
    let container = make(KeygenContent([(0, 0)]))
    var found: [Any] = []
    let host = ViewHost { Stage(container: container) { found = stored($0) } }
    let issue = host.issues.first
    checks.expect("settles", issue == nil, "does not settle: \(issue?.message ?? "")")
    for (found, wanted) in zip(found, given) {
      checks.expect(
        "arguments", ViewValue.areEqual(found, wanted),
        "stores \(ViewValue.text(of: found)) where its argument is \(ViewValue.text(of: wanted))")
    }
  }

  /// Tests that the container hands its content what it provides.
  ///
  /// - Parameters:
  ///   - key: a key that the content writes, such as one that the container follows.
  ///   - values: values of the key.
  ///   - make: a container around content.
  ///   - provided: what it has to hand its content, closures left out.
  public func provides<Key: PreferenceKey, Container: View & DynamicProperty>(
    _ key: Key.Type, values: [Key.Value], make: (KeygenContent<Key>) -> Container,
    provided: @escaping (Container) -> [Any]
  ) {
    for value in values.prefix(2) + [Key.defaultValue] {
      compareProvided(make(KeygenContent([(value, value)])), provided)
    }
  }

  private func compareProvided<Container: View & DynamicProperty>(
    _ container: Container, _ provided: @escaping (Container) -> [Any]
  ) {
    handed = []
    var wanted: [Any] = []
    let host = ViewHost { Stage(container: container) { wanted = provided($0) } }
    guard isShown(in: host, "provides") else { return }
    guard handed.count == wanted.count else {
      return checks.expect("provides", wanted.isEmpty, "handed its content \(handed.count) values")
    }
    for (found, wanted) in zip(handed, wanted) {
      checks.expect(
        "provides", ViewValue.areEqual(found, wanted),
        "handed its content \(ViewValue.text(of: found)) where its expression is \(ViewValue.text(of: wanted))"
      )
    }
  }

  // MARK: Following

  /// Tests that a state is kept equal to a preference of the content.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - name: the name of the state.
  ///   - values: values of the key.
  ///   - make: a container around content.
  ///   - state: the state of a container.
  ///   - converted: a value of the key as one of the state.
  public func follows<Key: PreferenceKey, Container: View & DynamicProperty, Value>(
    _ key: Key.Type, _ name: String, values: [Key.Value],
    make: (KeygenContent<Key>) -> Container, state: @escaping (Container) -> Value,
    converted: (Key.Value) -> Value
  ) {
    let check = "follows-\(name)"
    let values = values.prefix(3) + [Key.defaultValue]
    for first in values {
      for second in values where !ViewValue.areEqual(first, second) {
        let steps = [(first, second), (second, first), (second, second)]
        let container = make(KeygenContent(steps))
        var found: Value?
        let host = ViewHost {
          VStack(spacing: 0) {
            Writer(Key.self, second)
            Stage(container: container) { found = state($0) }
            Writer(Key.self, first)
          }
        }
        guard isShown(in: host, check) else { return }
        for (number, step) in steps.enumerated() {
          if number > 0 { _ = host.tap(Steps<Color>.identifier) }
          var preference = step.0
          Key.reduce(value: &preference) { step.1 }
          _ = host.texts
          let wanted = converted(preference)
          checks.expect(
            check, found.map { ViewValue.areEqual($0, wanted) } ?? false,
            tells: !ViewValue.areEqual(preference, Key.defaultValue),
            "keeps \(found.map { ViewValue.text(of: $0) } ?? "nothing") in `\(name)` where the preference of its content is \(ViewValue.text(of: preference))"
          )
        }
      }
    }
    checks.explain(
      check,
      "its key has no value to test with: the type has no built-in samples, and the key declares none as `\"samples\": […]`"
    )
  }

  /// Tests that a state has its own first value where nothing in the content writes the key.
  ///
  /// - Parameters:
  ///   - name: the name of the state.
  ///   - make: a container around content.
  ///   - state: the state of a container.
  ///   - start: the first value.
  public func starts<Container: View & DynamicProperty, Value>(
    _ name: String, make: (KeygenSilence) -> Container, state: @escaping (Container) -> Value,
    start: Value
  ) {
    var found: Value?
    let container = make(KeygenSilence())
    let host = ViewHost { Stage(container: container) { found = found ?? state($0) } }
    _ = host.texts
    checks.expect(
      "starts-\(name)", found.map { ViewValue.areEqual($0, start) } ?? false,
      "starts with \(found.map { ViewValue.text(of: $0) } ?? "nothing") in `\(name)` where its own first value is \(ViewValue.text(of: start))"
    )
  }

  /// Whether the content is there as often as its preference is compared with: once.
  private func isShown(in host: ViewHost, _ check: String) -> Bool {
    let mark = "#" + Steps<Color>.identifier
    let count = host.tree.split(separator: " ").filter { $0 == mark }.count
    if count == 0 {
      checks.explain(check, "its body does not show the content that it is given here")
    } else if count > 1 {
      checks.explain(check, "its body shows the content several times")
    }
    return count == 1
  }

  /// Stands for a container in a tree: its state is kept as the container's own would be, and can be looked at.
  private struct Stage<Container: View & DynamicProperty>: View {
    let container: Container
    let see: (Container) -> Void

    var body: some View {
      let _ = see(container)
      container.body
    }
  }
}

/// Content that reports two values of a key, which change with each tap.
public struct KeygenContent<Key: PreferenceKey>: View {
  private let steps: [(Key.Value, Key.Value)]

  init(_ steps: [(Key.Value, Key.Value)]) { self.steps = steps }

  /// Two views that report, and one that does not.
  public var body: some View {
    Steps { step in
      let values = steps[min(step, steps.count - 1)]
      Writer(Key.self, values.0)
      Color.clear
      Writer(Key.self, values.1)
    }
  }
}

/// Content that reports nothing.
public struct KeygenSilence: View {
  /// Nothing to see.
  public var body: some View { Color.clear }
}
