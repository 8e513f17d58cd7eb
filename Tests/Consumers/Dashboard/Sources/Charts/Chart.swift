public import HeadlessUI

/// A chart of two series.
public struct Chart: View {
  /// Creates a chart.
  public init() {}

  /// Both series, each with the width of its strokes.
  public var body: some View {
    VStack {
      Text("bars").barWidth(3)
      Text("lines").lineWidth(2)
    }
  }
}
