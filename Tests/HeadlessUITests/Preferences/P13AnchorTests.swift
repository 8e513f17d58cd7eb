import HeadlessUI
import Testing

/// The rectangles of views, by name.
private struct Places: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Points: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = nextValue() ?? value
  }
}

extension View {
  fileprivate func place(_ name: String) -> some View {
    anchorPreference(key: Places.self, value: .bounds) { [name: $0] }
  }

  /// Shows where the places are, in this view's own coordinate space.
  fileprivate func showingPlaces(_ log: Log<[String: CGRect]>) -> some View {
    overlayPreferenceValue(Places.self, alignment: .center) { places in
      GeometryReader { proxy in
        let _ = log.add(places.mapValues { proxy[$0] })
        Color.clear
      }
    }
  }
}

@MainActor @Suite("P13 Anchors hold geometry, read in the reader's coordinate space")
struct P13AnchorTests {
  @Test func inTheReadersSpaceThroughOffsetsAndPadding() {
    let log = Log<[String: CGRect]>()
    _ = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: 100, height: 20).place("a")
        Rectangle().frame(width: 30, height: 10).place("b").offset(x: 5).padding(.leading, 7)
      }
      .showingPlaces(log)
      .padding(40)
    }
    #expect(log.entries.last?["a"] == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(log.entries.last?["b"] == CGRect(x: 12, y: 20, width: 30, height: 10))
  }

  @Test func anOuterAnchorReplacesAnInnerOne() {
    let log = Log<[String: CGRect]>()
    _ = ViewHost {
      Rectangle().frame(width: 10, height: 10).place("inner").padding(5).place("outer")
        .showingPlaces(log)
    }
    #expect(log.entries.last == ["outer": CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test func aTransformAddsToTheInnerOnes() {
    let log = Log<[String: CGRect]>()
    _ = ViewHost {
      Rectangle().frame(width: 10, height: 10).place("inner").padding(5)
        .transformAnchorPreference(key: Places.self, value: .bounds) { $0["outer"] = $1 }
        .showingPlaces(log)
    }
    #expect(
      log.entries.last == [
        "outer": CGRect(x: 0, y: 0, width: 20, height: 20),
        "inner": CGRect(x: 5, y: 5, width: 10, height: 10),
      ])
  }

  @Test func scrollingChangesThem() {
    let log = Log<[String: CGRect]>()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 80)
          Color.blue.frame(height: 80).place("blue")
        }
      }
      .accessibilityIdentifier("scroll")
      .showingPlaces(log)
    }
    #expect(log.entries.last?["blue"]?.minY == 80)
    host.scroll("scroll", to: CGPoint(x: 0, y: 30))
    #expect(log.entries.last?["blue"]?.minY == 50)
  }

  @Test func throughScalingAndRotation() {
    let log = Log<[String: CGRect]>()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      Rectangle().frame(width: 20, height: 10).place("a")
        .scaleEffect(2)
        .rotationEffect(.degrees(90))
        .frame(width: 100, height: 100)
        .showingPlaces(log)
    }
    // 40 x 20 after scaling, 20 x 40 after a quarter turn, about the middle.
    let frame = log.entries.last?["a"] ?? .zero
    #expect(frame.isClose(to: CGRect(x: 40, y: 30, width: 20, height: 40)))
  }

  @Test func aReaderInTheSameRotationSeesNone() {
    let log = Log<[String: CGRect]>()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      Rectangle().frame(width: 20, height: 10).place("a").padding(5)
        .showingPlaces(log)
        .rotationEffect(.degrees(30))
    }
    let frame = log.entries.last?["a"] ?? .zero
    #expect(frame.isClose(to: CGRect(x: 5, y: 5, width: 20, height: 10)))
  }

  @Test func arraysOfPointsAndRectangles() {
    let log = Log<CGPoint>()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      Rectangle().frame(width: 20, height: 10)
        .anchorPreference(
          key: Points.self,
          value: Anchor<[CGPoint]>.Source([
            .topLeading, .center, .point(CGPoint(x: 1, y: 2)),
            .unitPoint(UnitPoint(x: 0.25, y: 1)),
          ])
        ) { $0 }
        .padding(3)
        .overlayPreferenceValue(Points.self, alignment: .center) { points in
          GeometryReader { proxy in
            let _ = points.map { proxy[$0].forEach(log.add) }
            Color.clear
          }
        }
    }
    #expect(
      log.entries == [
        CGPoint(x: 3, y: 3), CGPoint(x: 13, y: 8), CGPoint(x: 4, y: 5), CGPoint(x: 8, y: 13),
      ])
  }

  @Test func anchorsOfOnePlaceAreEqualWhoeverSetThem() {
    struct All: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(
        value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]
      ) {
        value += nextValue()
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.red.anchorPreference(key: All.self, value: .bounds) { [$0] }
        Color.blue.anchorPreference(key: All.self, value: .bounds) { [$0] }
        Color.green.anchorPreference(key: All.self, value: .bounds) { [$0] }.padding(1)
      }
    }
    let anchors = host.value(of: All.self)
    #expect(anchors.count == 3)
    #expect(anchors.first == anchors.dropFirst().first)
    #expect(anchors.first != anchors.last)
    #expect(anchors.first?.hashValue == anchors.dropFirst().first?.hashValue)
  }

  @Test func scrollingAloneMakesAReaderOfAnAnchorAct() {
    struct Single: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue() ?? value
      }
    }
    let log = Log<Bool>()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: 300)
          .anchorPreference(key: Single.self, value: .bounds) { $0 }
          .onPreferenceChange(Single.self) { log.add($0 != nil) }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(log.entries == [true])
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(log.entries == [true])
    host.scroll("scroll", to: CGPoint(x: 0, y: 10))
    #expect(log.entries == [true, true])
  }

  @Test func spacesByName() {
    let log = Log<CGRect?>()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        GeometryReader { proxy in
          let _ = log.add(proxy.frame(in: .named("inner")))
          let _ = log.add(proxy.frame(in: .named("outer")))
          let _ = log.add(proxy.frame(in: .global))
          let _ = log.add(proxy.frame(in: .local))
          let _ = log.add(proxy.bounds(of: .named("inner")))
          let _ = log.add(proxy.bounds(of: .named("nobody")))
          Color.clear
        }
        .frame(width: 20, height: 10)
        .padding(1)
        .coordinateSpace(.named("inner"))
      }
      .frame(width: 50, height: 50, alignment: .topLeading)
      .coordinateSpace(name: "outer")
    }
    #expect(
      log.entries == [
        CGRect(x: 1, y: 1, width: 20, height: 10),
        CGRect(x: 15, y: 11, width: 20, height: 10),
        CGRect(x: 40, y: 36, width: 20, height: 10),
        CGRect(x: 0, y: 0, width: 20, height: 10),
        CGRect(x: -1, y: -1, width: 22, height: 12),
        nil,
      ])
  }
}
