import HeadlessUI

struct ScrollViewOffsetPreferenceBootCamp: View {
  let title = "SCROLL VIEW"
  @State private var scrollViewOffset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        titleLayer
          .opacity(Double(scrollViewOffset) / 63.0)
          .accessibilityIdentifier("title")
          .onScrollViewOffsetChange { offset in
            scrollViewOffset = offset
          }
        contentLayer
      }
      .padding()
    }
    .accessibilityIdentifier("scroll")
    .overlay(Text("\(scrollViewOffset)").accessibilityIdentifier("offset"))
    .overlay(
      navBarLayer.opacity(scrollViewOffset < 40 ? 1.0 : 0.0).accessibilityIdentifier("bar"),
      alignment: .top)
  }
}

extension ScrollViewOffsetPreferenceBootCamp {
  private var titleLayer: some View {
    Text(title)
      .font(.largeTitle)
      .fontWeight(.semibold)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var contentLayer: some View {
    ForEach(0..<100) { _ in
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.red.opacity(0.3))
        .frame(width: 300, height: 200)
    }
  }

  private var navBarLayer: some View {
    Text("OVERLAY TITLE")
      .font(.headline)
      .fontWeight(.bold)
      .frame(maxWidth: .infinity)
      .frame(height: 55)
      .background(.white)
  }
}
