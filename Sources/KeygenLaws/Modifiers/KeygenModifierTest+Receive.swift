import HeadlessUI

extension KeygenModifierTest {
  /// Tests a modifier that hands on what the views inside report.
  ///
  /// - Parameters:
  ///   - isBinding: whether it stores values, where it otherwise calls a closure.
  ///   - resets: whether the views around see the default.
  ///   - apply: the modifier with the arguments of a number and somebody to tell.
  public func receive<Applied: ViewModifier>(
    _ count: Int, isBinding: Bool, resets: Bool,
    apply: (Int, KeygenRecorder<Key.Value>) -> Applied
  ) {
    for number in 0..<count {
      for first in values {
        for second in values where !ViewValue.areEqual(first, second) {
          receiveChanges(isBinding, from: first, to: second) { apply(number, $0) }
          receiveInside(first, second) { apply(number, $0) }
        }
        receivePassing(resets, first) { apply(number, $0) }
      }
    }
  }

  private func recorder() -> KeygenRecorder<Key.Value> {
    KeygenRecorder(initial: Key.defaultValue)
  }

  /// Of equal values in a row it has to hear one.
  private func receiveChanges<Applied: ViewModifier>(
    _ isBinding: Bool, from first: Key.Value, to second: Key.Value,
    _ apply: (KeygenRecorder<Key.Value>) -> Applied
  ) {
    let recorder = recorder()
    let steps = [first, first, second, second, first]
    // Each step brings a modifier that is another one to SwiftUI, so that whatever it does is done again.
    let modifiers = steps.map { _ in apply(KeygenRecorder(sharing: recorder)) }
    let host = ViewHost {
      Steps { step in
        let number = min(step, steps.count - 1)
        Writer(Key.self, steps[number]).modifier(modifiers[number])
      }
    }
    let deed = isBinding ? "stored" : "heard"
    let name = isBinding ? "stores" : "hears"
    // What changes while the first update goes on is heard as well, so the last value counts.
    checks.expect(
      name, recorder.values.last.map { ViewValue.areEqual($0, first) } ?? false,
      "\(deed) \(recorder.values.last.map(text) ?? "nothing") where the preference is \(text(first))"
    )
    for _ in steps.dropFirst() { _ = host.tap(Steps<Color>.identifier) }
    checks.expect(
      "changes", ViewValue.areEqual(recorder.values, [first, second, first]),
      "\(deed) \(ViewValue.text(ofAll: recorder.values)) where the preference was \(ViewValue.text(ofAll: steps)) in turn"
    )
  }

  /// It has to hear all views inside, and none beside.
  private func receiveInside<Applied: ViewModifier>(
    _ first: Key.Value, _ second: Key.Value, _ apply: (KeygenRecorder<Key.Value>) -> Applied
  ) {
    let recorder = recorder()
    let modifier = apply(recorder)
    _ = ViewHost {
      VStack {
        Writer(Key.self, second)
        VStack {
          Writer(Key.self, first)
          Color.clear
          Writer(Key.self, second)
        }
        .modifier(modifier)
        Writer(Key.self, first)
      }
    }
    let wanted = fold([first, second])
    checks.expect(
      "inside", ViewValue.areEqual(recorder.values, [wanted]),
      "heard \(ViewValue.text(ofAll: recorder.values)) where the views inside report \(text(wanted)), those beside \(text(second)) and \(text(first))"
    )
  }

  private func receivePassing<Applied: ViewModifier>(
    _ resets: Bool, _ value: Key.Value, _ apply: (KeygenRecorder<Key.Value>) -> Applied
  ) {
    let modifier = apply(recorder())
    let found = read { Writer(Key.self, value).modifier(modifier) }
    comparePassing(resets, value, found)
  }

  /// What a reader around gets of a value that was read inside.
  func comparePassing(_ resets: Bool, _ value: Key.Value, _ found: Key.Value) {
    if resets {
      checks.compare(
        "resets", found, with: Key.defaultValue, unlike: value, "let \(text(value)) become",
        "for the views around, where it has to be")
    } else {
      checks.compare(
        "passes", found, with: value, unlike: Key.defaultValue, "let \(text(value)) become",
        "for the views around, where it has to stay")
    }
  }
}
