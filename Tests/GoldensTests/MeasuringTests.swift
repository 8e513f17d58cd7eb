import HeadlessUI
import Testing

@testable import Goldens

@MainActor
@Suite("What is generated measures the view it is applied to")
struct MeasuringTests {
  private final class Log<Value> {
    var values: [Value] = []
  }

  /// A screen of a given size with one view that fills it.
  private func host<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 50, @ViewBuilder _ content: @escaping () -> Content
  ) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: height), content: content)
  }

  @Test("A width is written, before and after a resize, and of several the greatest is read")
  func width() {
    let host = host {
      VStack {
        Color.red.frame(width: 30).measureWidth()
        Color.blue.measureWidth()
      }
    }
    #expect(host.value(of: WidthKey.self) == 100)
    host.resize(to: CGSize(width: 20, height: 50))
    #expect(host.value(of: WidthKey.self) == 30)
  }

  @Test("Numbers are rounded to a multiple of the length, the view being in front")
  func rounding() {
    let scalar = host(10.3) { Color.red.measureRoundedWidth() }
    #expect(scalar.value(of: WidthKey.self) == 10.5)
    let frame = host(101, 52) {
      Color.red.frame(width: 60, height: 20).measureGlobalFrame()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    // The frame is (41, 32, 60, 20).
    #expect(
      frame.value(of: FrameKey.self) == CGRect(x: 40, y: 32, width: 64, height: 24))
  }

  @Test("An expression over what was measured and the parameters is written")
  func expression() {
    #expect(
      host { Color.red.measurePaddedWidth(by: 4) }.value(of: WidthKey.self) == 108)
    #expect(host { Color.red.measureAspect() }.value(of: AspectKey.self) == 2)
  }

  @Test("A CGFloat is converted where the key holds a Double, and an Optional")
  func conversion() {
    let measured: Double? = host { Color.red.measureHeight() }.value(of: DoubleKey.self)
    #expect(measured == 50)
  }

  @Test("then hears what the view itself measured, never its subtree, and the value travels up")
  func then() {
    let outer = Log<CGFloat>()
    let inner = Log<CGFloat>()
    let host = host(80) {
      VStack {
        Color.red.frame(width: 100).readWidth { inner.values.append($0) }
      }
      .frame(width: 60)
      .readWidth { outer.values.append($0) }
    }
    #expect(inner.values == [100])
    #expect(outer.values == [60])
    #expect(host.value(of: WidthKey.self) == 100)
  }

  @Test("Each of two nested ones hears its own frame, in the space that the caller passes")
  func nestedFrames() {
    let outer = Log<CGRect?>()
    let inner = Log<CGRect?>()
    _ = host {
      VStack(spacing: 0) {
        Color.green.frame(height: 10)
        Color.red.measureFrame(in: .global) { inner.values.append($0) }
      }
      .measureFrame { outer.values.append($0) }
    }
    #expect(inner.values == [CGRect(x: 0, y: 10, width: 100, height: 40)])
    #expect(outer.values == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  private struct Stored: View {
    @State private var width: CGFloat = 0
    @State private var column: CGFloat = 0
    @State private var frame = CGRect.zero

    var body: some View {
      VStack {
        Text("\(Int(width)) \(Int(column)) \(Int(frame.width))")
        Color.red.frame(height: 10).storeWidth(to: $width)
        Color.red.frame(width: 7, height: 10).measureColumn(column: 2, to: $column)
        Color.red.frame(height: 10).readFrame(to: $frame)
      }
    }
  }

  @Test("then stores what was measured, with a key and without one")
  func storing() {
    let host = host(100, 200) { Stored() }
    #expect(host.texts == ["100 7 100"])
    host.resize(to: CGSize(width: 60, height: 200))
    #expect(host.texts == ["60 7 60"])
    #expect(host.value(of: ColumnsKey.self) == [2: 7])
    #expect(host.issues.isEmpty)
  }

  @Test("What is reported enters a collection as an element or as an entry")
  func collections() {
    let heard = Log<CGSize>()
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 5).collectSize { heard.values.append($0) }
        Text("a").addSize(CGSize(width: 1, height: 2))
        Color.red.frame(width: 3, height: 5).measureColumn(column: 1, to: .constant(0))
        Text("b").columnWidth(id: 1, width: 9)
      }
    }
    #expect(heard.values == [CGSize(width: 10, height: 5)])
    #expect(
      host.value(of: CollectedSizesKey.self)
        == [CGSize(width: 10, height: 5), CGSize(width: 1, height: 2)])
    #expect(host.value(of: ColumnsKey.self) == [1: 9])
  }

  @Test("Without a key a closure hears what was measured, and hears of changes only")
  func keyless() {
    let sizes = Log<CGSize>()
    let areas = Log<CGFloat>()
    let tops = Log<CGFloat>()
    let frames = Log<CGRect>()
    let host = host {
      VStack(spacing: 0) {
        Color.green.frame(height: 10)
        Color.red.readSize { sizes.values.append($0) }
          .readArea(scale: 2) { areas.values.append($0) }
          .readTop { tops.values.append($0) }
          .readRoundedFrame { frames.values.append($0) }
      }
    }
    #expect(sizes.values == [CGSize(width: 100, height: 40)])
    #expect(areas.values == [8000])
    #expect(tops.values == [10])
    // (0, 10, 100, 40) to multiples of 4: 10 / 4 is 2.5, which is rounded away from zero.
    #expect(frames.values == [CGRect(x: 0, y: 12, width: 100, height: 40)])
    host.resize(to: CGSize(width: 100, height: 50))
    host.resize(to: CGSize(width: 50, height: 50))
    #expect(sizes.values == [CGSize(width: 100, height: 40), CGSize(width: 50, height: 40)])
    #expect(tops.values == [10])
  }

  @Test("In the space of a scroll view a frame is that of the content, and follows the scrolling")
  func scrollSpace() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 30)
          Color.red.frame(width: 100, height: 200).measureScrolledFrame()
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.value(of: FrameKey.self)?.minY == 30)
    #expect(host.scroll("scroll", to: CGPoint(x: 0, y: 20)))
    #expect(host.value(of: FrameKey.self)?.minY == 10)
  }

  @Test("A space that the spec declares is the one that is measured in")
  func declaredSpace() {
    let host = host {
      VStack(spacing: 0) {
        Color.green.frame(width: 100, height: 10)
        VStack(spacing: 0) {
          Color.blue.frame(width: 100, height: 5)
          Color.red.frame(width: 100, height: 20).measureInPage()
        }
        .measuredPage()
      }
    }
    #expect(host.value(of: PageFrameKey.self)?.minY == 5)
  }

  @Test("A key that is written by hand is written to")
  func handwritten() {
    let host = host {
      VStack(spacing: 0) {
        Color.green.frame(height: 10)
        Color.red.measureHandwritten()
      }
    }
    #expect(host.value(of: Handwritten.OriginKey.self) == CGPoint(x: 0, y: 10))
  }

  @Test("resets hides from ancestors what was read")
  func resets() {
    let inside = Log<CGFloat>()
    let host = host {
      VStack { Color.red.measureWidth() }.onWidthChange { inside.values.append($0) }
    }
    #expect(inside.values == [100])
    #expect(host.value(of: WidthKey.self) == 0)
  }
}
