import HeadlessUI

struct ScrollViewOffsetBootCamp: View {
  let offset: CGFloat
  @State private var scrollViewOffset: CGFloat = 0

  var body: some View {
    VStack {
      Text("SCROLL VIEW").scrollViewOffset(offset)
      Text(scrollViewOffset < 40 ? "OVERLAY TITLE" : "")
    }
    .onScrollViewOffsetChange(action: { scrollViewOffset = $0 })
  }
}
