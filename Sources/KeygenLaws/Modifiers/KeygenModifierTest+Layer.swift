import HeadlessUI

extension KeygenModifierTest {
  /// Tests a modifier that builds content from the value, in front of the view or behind it.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - isInFront: whether the content lies in front.
  ///   - hasProxy: whether the content is handed a `GeometryProxy`.
  ///   - resets: whether the views around see the default.
  ///   - alignment: where the content lies, with the arguments of a number.
  ///   - apply: the modifier with these, whose content is what the recorder builds.
  public func layer<Applied: ViewModifier>(
    _ count: Int, isInFront: Bool, hasProxy: Bool, resets: Bool, alignment: (Int) -> Alignment,
    apply: (Int, KeygenRecorder<Key.Value>) -> Applied
  ) {
    for number in 0..<count {
      for first in values {
        for second in values where !ViewValue.areEqual(first, second) {
          layerChanges(from: first, to: second) { apply(number, $0) }
        }
        let modifier = apply(number, KeygenRecorder())
        comparePassing(resets, first, read { Writer(Key.self, first).modifier(modifier) })
      }
      comparePlaces(apply(number, KeygenRecorder()), isInFront)
      compareFrames(number, hasProxy, alignment(number), apply)
    }
  }

  private func layerChanges<Applied: ViewModifier>(
    from first: Key.Value, to second: Key.Value, _ apply: (KeygenRecorder<Key.Value>) -> Applied
  ) {
    let recorder = KeygenRecorder<Key.Value>()
    let modifier = apply(recorder)
    let host = ViewHost {
      Steps { step in
        VStack {
          Writer(Key.self, second)
          VStack {
            Writer(Key.self, step == 0 ? first : second)
            Color.clear
            Writer(Key.self, second)
          }
          .modifier(modifier)
          Writer(Key.self, first)
        }
      }
    }
    for (check, wanted) in [("builds", [first, second]), ("changes", [second, second])] {
      if check == "changes" { _ = host.tap(Steps<Color>.identifier) }
      let built = recorder.values.last
      checks.expect(
        check, built.map { ViewValue.areEqual($0, fold(wanted)) } ?? false,
        "built from \(built.map(text) ?? "nothing") where the views inside report \(text(fold(wanted)))"
      )
    }
  }

  private func comparePlaces<Applied: ViewModifier>(_ modifier: Applied, _ isInFront: Bool) {
    let host = ViewHost {
      Color.clear.preference(key: PlaceKey.self, value: ["view"]).modifier(modifier)
    }
    let places = host.value(of: PlaceKey.self)
    checks.expect(
      "layer", places == (isInFront ? ["view", "content"] : ["content", "view"]),
      "laid the content \(places == ["view", "content"] ? "in front of" : "behind") the view")
    if places.count != 2 {
      checks.expect("layer", false, "laid no content or several: \(places)")
    }
  }

  private func compareFrames<Applied: ViewModifier>(
    _ number: Int, _ hasProxy: Bool, _ alignment: Alignment,
    _ apply: (Int, KeygenRecorder<Key.Value>) -> Applied
  ) {
    let recorder = KeygenRecorder<Key.Value>()
    let modifier = apply(number, recorder)
    let size = CGSize(width: 60, height: 40)
    let host = ViewHost {
      Color.clear.frame(width: size.width, height: size.height).modifier(modifier)
    }
    let reference = ViewHost {
      Color.clear.frame(width: size.width, height: size.height).overlay(alignment: alignment) {
        if hasProxy { GeometryReader { _ in KeygenMark() } } else { KeygenMark() }
      }
    }
    let found = host.frame(KeygenMark.identifier)
    let wanted = reference.frame(KeygenMark.identifier)
    checks.expect(
      "alignment", found.map { ViewValue.areEqual($0, wanted ?? .null) } ?? false,
      "laid the content at \(found.map { ViewValue.text(of: $0) } ?? "no place") where the alignment puts it at \(wanted.map { ViewValue.text(of: $0) } ?? "no place")"
    )
    guard hasProxy else { return }
    checks.expect(
      "proxy", recorder.proxySize == size,
      "handed on a proxy of the size \(recorder.proxySize.map { ViewValue.text(of: $0) } ?? "nothing") where the view's is \(ViewValue.text(of: size))"
    )
  }
}
