import HeadlessUI

/// The test of a modifier that builds a view of the spec's own lines.
@MainActor public final class KeygenCustomTest<Key: PreferenceKey> {
  private let checks: KeygenChecks
  private let values: [Key.Value]
  private let typeName: String?

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - key: the key that the modifier works on, or any.
  ///   - run: where it reports.
  ///   - checks: the names of its checks, in the order of reports.
  ///   - values: values of the key.
  ///   - typeName: the name of the `ViewModifier`, if there is one.
  public init(
    _ key: Key.Type, _ run: KeygenTestRun, checks names: [String], values: [Key.Value],
    typeName: String?
  ) {
    checks = KeygenChecks(run, names)
    self.values = values.prefix(2) + [Key.defaultValue]
    self.typeName = typeName
  }

  /// Says which arguments there are values of, for a message where there are none.
  ///
  /// - Parameter arguments: each with its name, its type and how many values of it are known.
  public func take(_ arguments: [(name: String, type: String, count: Int)]) {
    checks.explainArguments(arguments)
  }

  /// Reports what came of the checks.
  public func finish() { checks.finish() }

  /// Tests that the modifier builds what its lines build.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - apply: the modifier with the arguments of a number.
  ///   - expected: the lines with these.
  public func builds<Applied: ViewModifier, Expected: ViewModifier>(
    _ count: Int, apply: (Int) -> Applied, expected: (Int) -> Expected
  ) {
    for number in 0..<count {
      for value in values {
        let host = host(value, apply(number))
        let reference = self.host(value, expected(number))
        compare(host, reference, "builds", "")
        for identifier in identifiers(of: reference) {
          let isTaken = (host.tap(identifier), reference.tap(identifier))
          if isTaken == (true, true) {
            compare(host, reference, "builds", "after a tap on \(ViewValue.text(of: identifier)) ")
          }
        }
        host.clearIssues()
      }
    }
  }

  private func host<Applied: ViewModifier>(_ value: Key.Value, _ modifier: Applied) -> ViewHost {
    ViewHost {
      VStack(spacing: 0) {
        Text("content").preference(key: Key.self, value: value).modifier(modifier)
        Text("beside")
      }
    }
  }

  private func compare(_ host: ViewHost, _ twin: ViewHost, _ check: String, _ when: String) {
    if let issue = host.issues.first(where: { $0.kind != .noTarget }) {
      checks.expect("settles", false, "\(when)does not settle: \(issue.message)")
    } else {
      checks.expect("settles", true, "")
    }
    let (found, wanted) = (lines(of: host), lines(of: twin))
    let difference = zip(found, wanted).first { $0 != $1 }
    checks.expect(
      check, found == wanted,
      "\(when)built \(difference?.0 ?? "\(found.count) views") where its lines build \(difference?.1 ?? "\(wanted.count)")"
    )
    let (value, other) = (host.value(of: Key.self), twin.value(of: Key.self))
    checks.expect(
      check, ViewValue.areEqual(value, other),
      "\(when)reported \(ViewValue.text(of: value)) where its lines report \(ViewValue.text(of: other))"
    )
  }

  /// The views of a tree, but for the modifiers that do nothing but apply others.
  private func lines(of host: ViewHost) -> [String] {
    var names: Set<Substring> = ["Applied", "AppliedByDefault", "Expected"]
    if var name = typeName?[...] {
      for ending in ["Node", "Modifier"] where name.hasSuffix(ending) && name != ending {
        name = name.dropLast(ending.count)
      }
      names.insert(name)
    }
    return host.tree.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in
        let label = line.prefix { $0 != " " }
        return !names.contains { label == $0 || label.hasSuffix("_" + $0) }
      }
      .map(String.init)
  }

  private func identifiers(of host: ViewHost) -> [String] {
    let words = lines(of: host).flatMap { $0.split(separator: " ") }
    return distinctTexts(words.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) })
  }

  private func distinctTexts(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A key that nobody uses but who needs one.
public struct KeygenNoKey: PreferenceKey {
  /// Nothing.
  public static var defaultValue: Int { 0 }

  /// Keeps the first.
  public static func reduce(value: inout Int, nextValue: () -> Int) {}
}
