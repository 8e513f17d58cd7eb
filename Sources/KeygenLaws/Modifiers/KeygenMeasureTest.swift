import HeadlessUI

/// The test of a modifier that measures.
@MainActor public final class KeygenMeasureTest<Part> {
  /// What it has to measure.
  public typealias Measured = (KeygenFrame, GeometryProxy, Int) -> Part

  private let checks: KeygenChecks
  private let step: CGFloat?
  private let isBinding: Bool

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - run: where it reports.
  ///   - names: the names of its checks, in the order of reports.
  ///   - step: what numbers are rounded to, in points.
  ///   - isBinding: whether what is measured is stored, where it otherwise is told to a closure.
  public init(
    _ run: KeygenTestRun, checks names: [String], step: CGFloat? = nil, isBinding: Bool = false
  ) {
    checks = KeygenChecks(run, names)
    self.step = step
    self.isBinding = isBinding
  }

  /// Says which arguments there are values of, for a message where there are none.
  ///
  /// - Parameter arguments: each with its name, its type and how many values of it are known.
  public func take(_ arguments: [(name: String, type: String, count: Int)]) {
    checks.explainArguments(arguments)
  }

  /// Reports what came of the checks.
  public func finish() { checks.finish() }

  private var deed: String { isBinding ? "stored" : "heard" }
  private var name: String { isBinding ? "stores" : "hears" }

  /// Takes a proxy out of a view tree, which answers as long as that is there.
  private final class ProxyBox {
    var proxy: GeometryProxy?

    func take(_ proxy: GeometryProxy) -> Color {
      self.proxy = proxy
      return Color.clear
    }
  }

  private struct Subject: View {
    let box: ProxyBox

    var body: some View { GeometryReader { box.take($0) } }
  }

  // MARK: Writing

  /// Tests that what is measured is written.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - count: how many different arguments there are.
  ///   - space: the space that the modifier measures in.
  ///   - apply: the modifier with the arguments of a number.
  ///   - measured: what it has to measure with these.
  ///   - report: how that enters the value of the key.
  ///   - values: values of the key, for a view inside to report.
  ///   - isInFront: whether what measures lies in front of the view, and so behind it in the order of values.
  public func writes<Key: PreferenceKey, Applied: ViewModifier>(
    _ key: Key.Type, _ count: Int, in space: KeygenSpace, apply: (Int) -> Applied,
    measured: Measured, report: (Part, Int) -> Key.Value, values: [Key.Value], isInFront: Bool
  ) {
    for number in 0..<count {
      for value in values.prefix(3) {
        compareOrder(
          key, value, in: space, apply(number), isInFront,
          measured: { report(measured($0, $1, number), number) })
      }
      let box = ProxyBox()
      let scene = MeasuringScene(space, apply(number)) { Subject(box: box) }
      for check in ["measures", "resize"] {
        if check == "resize" { scene.resize() }
        guard let proxy = box.proxy else { return checks.expect(check, false, "showed no view") }
        let wanted = report(measured(scene.frame(roundedTo: step), proxy, number), number)
        let found = scene.host.value(of: Key.self)
        checks.compare(
          check, found, with: wanted, unlike: Key.defaultValue, "reported",
          "of a view at \(ViewValue.text(of: scene.globalFrame)) where it measures, in \(space.text),"
        )
      }
    }
  }

  /// Tests that what is measured is written, of a modifier that tells somebody of it as well.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - count: how many different arguments there are.
  ///   - space: the space that the modifier measures in.
  ///   - apply: the modifier with the arguments of a number, and somebody to tell.
  ///   - measured: what it has to measure with these.
  ///   - report: how that enters the value of the key.
  ///   - values: values of the key, for a view inside to report.
  ///   - isInFront: whether what measures lies in front of the view.
  public func writes<Key: PreferenceKey, Applied: ViewModifier>(
    _ key: Key.Type, _ count: Int, in space: KeygenSpace,
    apply: (Int, KeygenRecorder<Part>) -> Applied, measured: Measured,
    report: (Part, Int) -> Key.Value, values: [Key.Value], isInFront: Bool
  ) {
    writes(
      key, count, in: space, apply: { apply($0, recorder(measured, $0)) }, measured: measured,
      report: report, values: values, isInFront: isInFront)
  }

  /// What the view itself reports has to be there as well, combined in the order of the layers (rule P3).
  private func compareOrder<Key: PreferenceKey, Applied: ViewModifier>(
    _ key: Key.Type, _ value: Key.Value, in space: KeygenSpace, _ modifier: Applied,
    _ isInFront: Bool, measured: (KeygenFrame, GeometryProxy) -> Key.Value
  ) {
    let box = ProxyBox()
    let scene = MeasuringScene(space, modifier) {
      Subject(box: box).overlay { Writer(Key.self, value) }
    }
    guard let proxy = box.proxy else { return }
    let own = measured(scene.frame(roundedTo: step), proxy)
    var wanted = isInFront ? value : own
    Key.reduce(value: &wanted) { isInFront ? own : value }
    checks.compare(
      "measures", scene.host.value(of: Key.self), with: wanted, unlike: Key.defaultValue,
      "around a view that reports \(ViewValue.text(of: value)) made",
      "of the two where the key makes")
  }

  // MARK: Telling

  /// Tests that what is measured is told.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - space: the space that the modifier measures in.
  ///   - apply: the modifier with the arguments of a number, and somebody to tell.
  ///   - measured: what it has to measure with these.
  public func tells<Applied: ViewModifier>(
    _ count: Int, in space: KeygenSpace, apply: (Int, KeygenRecorder<Part>) -> Applied,
    measured: Measured
  ) {
    for number in 0..<count {
      let box = ProxyBox()
      let recorder = recorder(measured, number)
      let scene = MeasuringScene(space, apply(number, recorder)) { Subject(box: box) }
      var wanted: [Part] = []
      for check in [name, "changes"] {
        if check == "changes" { scene.resize() }
        guard let proxy = box.proxy else { return checks.expect(check, false, "showed no view") }
        let part = measured(scene.frame(roundedTo: step), proxy, number)
        if !(wanted.last.map { ViewValue.areEqual($0, part) } ?? false) { wanted.append(part) }
        _ = scene.host.texts
        checks.expect(
          check, ViewValue.areEqual(recorder.values, wanted),
          "\(deed) \(ViewValue.text(ofAll: recorder.values)) of a view at \(ViewValue.text(of: scene.globalFrame)) where it measures, in \(space.text), \(ViewValue.text(ofAll: wanted))"
        )
      }
    }
  }

  /// A recorder whose binding holds, to begin with, what nothing measures.
  private func recorder(_ measured: Measured, _ number: Int) -> KeygenRecorder<Part> {
    let box = ProxyBox()
    let host = ViewHost(size: CGSize(width: 1, height: 1)) { Subject(box: box) }
    return withExtendedLifetime(host) {
      KeygenRecorder(
        initial: box.proxy.map {
          measured(
            KeygenFrame(exact: CGRect(x: -9, y: -9, width: 1, height: 1), step: nil), $0, number)
        })
    }
  }

  /// Tests that a view's own measurement is told, never one of its subtree.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - space: the space that the modifier measures in.
  ///   - apply: the modifier with the arguments of a number, and somebody to tell.
  ///   - measured: what it has to measure with these.
  public func tellsOwn<Applied: ViewModifier>(
    _ count: Int, in space: KeygenSpace, apply: (Int, KeygenRecorder<Part>) -> Applied,
    measured: Measured
  ) {
    checks.explain("own", "what it measures is the same for every view")
    for number in 0..<count {
      for size in [CGSize(width: 9, height: 5), CGSize(width: 530, height: 430)] {
        let (outerBox, innerBox) = (ProxyBox(), ProxyBox())
        let recorder = recorder(measured, number)
        let inner = apply(number, self.recorder(measured, number))
        let scene = MeasuringScene(space, apply(number, recorder)) {
          Subject(box: outerBox).overlay {
            Subject(box: innerBox).frame(width: size.width, height: size.height)
              .accessibilityIdentifier("keygen-subject-inside").modifier(inner)
          }
        }
        guard let proxy = outerBox.proxy, let innerProxy = innerBox.proxy else {
          return checks.expect("own", false, "showed no view")
        }
        let part = measured(scene.frame(roundedTo: step), proxy, number)
        let other = measured(
          scene.frame(of: "keygen-subject-inside", roundedTo: step), innerProxy, number)
        checks.expect(
          "own", ViewValue.areEqual(recorder.values, [part]),
          tells: !ViewValue.areEqual(part, other),
          "\(deed) \(ViewValue.text(ofAll: recorder.values)) around a view that measures \(ViewValue.text(of: other)) where its own measurement is \(ViewValue.text(of: part))"
        )
      }
    }
  }
}
