import HeadlessUI
import Testing

/// Texts are 9 points a character and 21 a line here; see `MonospacedTextMeasurer`.
@MainActor @Suite("Layout: each case with its arithmetic")
struct LayoutTableTests {
  @Test(arguments: stacks) func stack(_ layout: LayoutCase) { layout.check() }
  @Test(arguments: frames) func frame(_ layout: LayoutCase) { layout.check() }
  @Test(arguments: others) func other(_ layout: LayoutCase) { layout.check() }
  @Test(arguments: alignments) func alignment(_ layout: LayoutCase) { layout.check() }

  nonisolated static let stacks: [LayoutCase] = [
    // (430 - 3 * 8) / 4 = 101.5
    LayoutCase(
      "four rectangles share what the gaps leave", 430, 60,
      ["a": (0, 0, 101.5, 60), "d": (328.5, 0, 101.5, 60)]
    ) {
      HStack {
        Rectangle().name("a")
        Rectangle()
        Rectangle()
        Rectangle().name("d")
      }
    },
    // The fixed one is less flexible and goes first: 150 - 100 = 50.
    LayoutCase(
      "the flexible one gets what the fixed one leaves", 150, 20,
      ["a": (0, 0, 50, 20), "b": (50, 5, 100, 10)]
    ) {
      HStack(spacing: 0) {
        Rectangle().name("a")
        Rectangle().sized(100, 10).name("b")
      }
    },
    // 2 * 9 + 8 + 3 * 9: the spacer has its minimum and no further spacing.
    LayoutCase(
      "a spacer keeps eight points", 53, 21,
      ["a": (0, 0, 18, 21), "b": (26, 0, 27, 21)]
    ) {
      HStack {
        Text("ab").name("a")
        Spacer()
        Text("abc").name("b")
      }
    },
    // 200 - 18 - 27 = 155
    LayoutCase(
      "a spacer takes the rest", 200, 21,
      ["a": (0, 0, 18, 21), "s": (18, 10.5, 155, 0), "b": (173, 0, 27, 21)]
    ) {
      HStack {
        Text("ab").name("a")
        Spacer().name("s")
        Text("abc").name("b")
      }
    },
    // Explicit spacing holds on both sides of the spacer: 10 + 20 + 10.
    LayoutCase(
      "explicit spacing counts beside a spacer", 58, 21,
      ["a": (0, 0, 9, 21), "b": (49, 0, 9, 21)]
    ) {
      HStack(spacing: 10) {
        Text("a").name("a")
        Spacer(minLength: 20)
        Text("b").name("b")
      }
    },
    // Two spacers share 100 - 9 = 91.
    LayoutCase(
      "two spacers centre", 100, 21, ["a": (45.5, 0, 9, 21)]
    ) {
      HStack {
        Spacer()
        Text("a").name("a")
        Spacer()
      }
    },
    // The one with the lower priority keeps its minimum: 100 - 30 - 8 = 62 for the other.
    LayoutCase(
      "the minimum of a lower priority is kept", 100, 10,
      ["a": (0, 0, 62, 10), "b": (70, 0, 30, 10)]
    ) {
      HStack {
        Rectangle().layoutPriority(1).name("a")
        Rectangle().frame(minWidth: 30).name("b")
      }
    },
    // Priority 2 gets all but the minima 0 and 10; priority 1 all but 10.
    LayoutCase(
      "three priorities", 100, 10,
      ["a": (0, 0, 0, 10), "b": (0, 0, 90, 10), "c": (90, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Rectangle().layoutPriority(1).name("a")
        Rectangle().layoutPriority(2).name("b")
        Rectangle().frame(minWidth: 10).name("c")
      }
    },
    // Flexibility 20 (10...30) before infinity: a third of 90 is 30; the rest 60 in halves.
    LayoutCase(
      "the less flexible goes first", 90, 10,
      ["a": (0, 0, 30, 10), "b": (30, 0, 30, 10), "c": (60, 0, 30, 10)]
    ) {
      HStack(spacing: 0) {
        Rectangle().name("a")
        Rectangle().frame(minWidth: 10, maxWidth: 30).name("b")
        Rectangle().name("c")
      }
    },
    // 150 / 3 = 50, but at most 20; (150 - 20) / 2 = 65.
    LayoutCase(
      "what a limited one leaves goes to the others", 150, 10,
      ["a": (0, 0, 65, 10), "b": (65, 0, 20, 10), "c": (85, 0, 65, 10)]
    ) {
      HStack(spacing: 0) {
        Rectangle().name("a")
        Rectangle().frame(maxWidth: 20).name("b")
        Rectangle().name("c")
      }
    },
    // Children that do not fit overflow: 60 + 8 + 60 in 100.
    LayoutCase(
      "fixed children overflow", 100, 10,
      ["h": (0, 0, 128, 10), "b": (68, 0, 60, 10)]
    ) {
      HStack {
        Rectangle().sized(60, 10)
        Rectangle().sized(60, 10).name("b")
      }
      .name("h")
    },
    // The height is the tallest child's, the width the sum: 10 + 8 + 20.
    LayoutCase(
      "a stack hugs fixed children", 100, 100, ["h": (0, 0, 38, 30), "a": (0, 10, 10, 10)]
    ) {
      HStack {
        Rectangle().sized(10, 10).name("a")
        Rectangle().sized(20, 30)
      }
      .name("h")
    },
    // Rows of 21 + 8 + 21.
    LayoutCase(
      "texts in a column", 100, 100,
      ["v": (0, 0, 27, 50), "a": (9, 0, 9, 21), "b": (0, 29, 27, 21)]
    ) {
      VStack {
        Text("a").name("a")
        Text("abc").name("b")
      }
      .name("v")
    },
    LayoutCase(
      "leading alignment in a column", 100, 100, ["a": (0, 0, 9, 21), "b": (0, 21, 27, 21)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").name("a")
        Text("abc").name("b")
      }
    },
    LayoutCase(
      "bottom alignment in a row", 100, 100, ["a": (0, 20, 10, 10), "b": (10, 0, 10, 30)]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Rectangle().sized(10, 10).name("a")
        Rectangle().sized(10, 30).name("b")
      }
    },
    // Without a proposal along the axis children have their ideal length: 10 and 10.
    LayoutCase(
      "ideal lengths", 300, 300, ["h": (0, 0, 28, 10)]
    ) {
      HStack {
        Rectangle()
        Rectangle()
      }
      .fixedSize().name("h")
    },
    LayoutCase("an empty stack takes nothing", 300, 300, ["h": (0, 0, 0, 0)]) {
      HStack {}.name("h")
    },
    // The column's height 100: text 21, gap 8, rectangle 71.
    LayoutCase(
      "a rectangle below a text", 50, 100, ["a": (20.5, 0, 9, 21), "b": (0, 29, 50, 71)]
    ) {
      VStack {
        Text("a").name("a")
        Rectangle().name("b")
      }
    },
    // Inner stacks: (100 - 8) / 2 = 46; each (46 - 8) / 2 = 19.
    LayoutCase(
      "nested rows", 100, 10, ["a": (0, 0, 19, 10), "d": (81, 0, 19, 10)]
    ) {
      HStack {
        HStack {
          Rectangle().name("a")
          Rectangle()
        }
        HStack {
          Rectangle()
          Rectangle().name("d")
        }
      }
    },
    LayoutCase(
      "a divider crosses a row", 100, 40, ["d": (8, 0, 1, 40), "a": (0, 15, 0, 10)]
    ) {
      HStack {
        Rectangle().sized(0, 10).name("a")
        Divider().name("d")
        Spacer()
      }
    },
    LayoutCase("a divider crosses a column", 100, 40, ["d": (0, 0, 100, 1)]) {
      VStack { Divider().name("d") }
    },
    // A stack of layers is as large as its largest children in each axis.
    LayoutCase(
      "layers", 100, 100,
      ["z": (0, 0, 30, 40), "a": (0, 15, 30, 10), "b": (10, 0, 10, 40)]
    ) {
      ZStack {
        Rectangle().sized(30, 10).name("a")
        Rectangle().sized(10, 40).name("b")
      }
      .name("z")
    },
    LayoutCase(
      "the highest priority decides a stack of layers", 100, 100,
      ["z": (0, 0, 30, 10), "b": (10, -15, 10, 40)]
    ) {
      ZStack {
        Rectangle().sized(30, 10).layoutPriority(1)
        Rectangle().sized(10, 40).name("b")
      }
      .name("z")
    },
    LayoutCase(
      "layers at a corner", 100, 100, ["a": (20, 30, 10, 10)]
    ) {
      ZStack(alignment: .bottomTrailing) {
        Rectangle().sized(10, 10).name("a")
        Rectangle().sized(30, 40)
      }
    },
    // Both children of the group are children of the row.
    LayoutCase(
      "a group is transparent", 108, 10, ["b": (58, 0, 50, 10)]
    ) {
      HStack {
        Group {
          Rectangle()
          Rectangle().name("b")
        }
      }
    },
    LayoutCase("lazy stacks are stacks", 100, 58, ["b": (0, 29, 9, 21)]) {
      LazyVStack(alignment: .leading) {
        Text("abc")
        Text("b").name("b")
      }
    },
  ]

  nonisolated static let frames: [LayoutCase] = [
    LayoutCase(
      "fixed", 100, 100, ["f": (0, 0, 40, 30), "a": (15.5, 4.5, 9, 21)]
    ) {
      Text("a").name("a").frame(width: 40, height: 30).name("f")
    },
    LayoutCase(
      "fixed in one axis", 100, 100, ["f": (0, 0, 40, 21), "a": (31, 0, 9, 21)]
    ) {
      Text("a").name("a").frame(width: 40, alignment: .trailing).name("f")
    },
    LayoutCase(
      "a child larger than its frame sticks out", 100, 100,
      ["f": (0, 0, 10, 10), "a": (-5, -5, 20, 20)]
    ) {
      Rectangle().sized(20, 20).name("a").frame(width: 10, height: 10).name("f")
    },
    // max alone: min(inf, max(9, 100)) = 100
    LayoutCase(
      "max alone grows", 100, 50, ["f": (0, 0, 100, 21), "a": (0, 0, 9, 21)]
    ) {
      Text("a").name("a").frame(maxWidth: .infinity, alignment: .leading).name("f")
    },
    // max alone: min(60, max(9, clamp(100) = 60)) = 60
    LayoutCase("max alone is a limit", 100, 50, ["f": (0, 0, 60, 21)]) {
      Text("a").frame(maxWidth: 60).name("f")
    },
    // max alone: min(60, max(90, 60)) = 60; the text is proposed 60 and has 6 columns: two lines.
    LayoutCase("max alone cuts off", 100, 50, ["f": (0, 0, 60, 42)]) {
      Text("abcdefghij").frame(maxWidth: 60).name("f")
    },
    // min alone: max(50, min(9, 100)) = 50
    LayoutCase("min alone raises", 100, 50, ["f": (0, 0, 50, 21), "a": (20.5, 0, 9, 21)]) {
      Text("a").name("a").frame(minWidth: 50).name("f")
    },
    // min alone: max(5, min(9, 100)) = 9
    LayoutCase("min alone otherwise hugs", 100, 50, ["f": (0, 0, 9, 21)]) {
      Text("a").frame(minWidth: 5).name("f")
    },
    // min alone: max(120, min(120, 120)) = 120
    LayoutCase("min beyond the proposal", 100, 50, ["f": (0, 0, 120, 50)]) {
      Rectangle().frame(minWidth: 120).name("f")
    },
    // min and max with a proposal: clamp(100, 20...60) = 60, whatever the child's 9.
    LayoutCase("min and max take the proposal", 100, 50, ["f": (0, 0, 60, 21)]) {
      Text("a").frame(minWidth: 20, maxWidth: 60).name("f")
    },
    LayoutCase("min and max raise the proposal", 10, 50, ["f": (0, 0, 20, 21)]) {
      Text("a").frame(minWidth: 20, maxWidth: 60).name("f")
    },
    // No proposal, an ideal: the ideal.
    LayoutCase("ideal without a proposal", 100, 50, ["f": (0, 0, 33, 44)]) {
      Rectangle().frame(idealWidth: 33, idealHeight: 44).fixedSize().name("f")
    },
    // No proposal, no ideal, min and max: clamp(10, 20...60) = 20.
    LayoutCase("min and max without a proposal", 100, 50, ["f": (0, 0, 20, 10)]) {
      Rectangle().frame(minWidth: 20, maxWidth: 60).fixedSize().name("f")
    },
    // No proposal, max alone: min(60, max(10, -inf)) = 10.
    LayoutCase("max without a proposal", 100, 50, ["f": (0, 0, 10, 10)]) {
      Rectangle().frame(maxWidth: 60).fixedSize().name("f")
    },
    // No proposal, min alone: max(20, min(10, inf)) = 20.
    LayoutCase("min without a proposal", 100, 50, ["f": (0, 0, 20, 10)]) {
      Rectangle().frame(minWidth: 20).fixedSize().name("f")
    },
    // An ideal with a proposal changes nothing: neither min nor max, so the child's 100.
    LayoutCase("ideal with a proposal", 100, 50, ["f": (0, 0, 100, 50)]) {
      Rectangle().frame(idealWidth: 33).name("f")
    },
    LayoutCase(
      "both kinds", 100, 100, ["o": (0, 0, 100, 55), "i": (0, 17, 100, 21)]
    ) {
      Text("a").frame(maxWidth: .infinity).name("i").frame(height: 55).name("o")
    },
  ]

  nonisolated static let others: [LayoutCase] = [
    // 16 on each side.
    LayoutCase("usual padding", 100, 100, ["p": (0, 0, 41, 53), "a": (16, 16, 9, 21)]) {
      Text("a").name("a").padding().name("p")
    },
    LayoutCase(
      "padding takes from the proposal", 100, 100, ["r": (10, 0, 90, 95)]
    ) {
      Rectangle().name("r").padding(.leading, 10).padding(.bottom, 5)
    },
    LayoutCase(
      "different insets", 100, 100, ["p": (0, 0, 15, 27), "a": (2, 1, 9, 21)]
    ) {
      Text("a").name("a")
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 4)).name("p")
    },
    LayoutCase(
      "an offset moves and takes no space", 100, 100, ["o": (0, 0, 9, 21), "a": (5, -3, 9, 21)]
    ) {
      Text("a").name("a").offset(x: 5, y: -3).name("o")
    },
    LayoutCase(
      "a position takes the space", 100, 80, ["p": (0, 0, 100, 80), "a": (25.5, 29.5, 9, 21)]
    ) {
      Text("a").name("a").position(x: 30, y: 40).name("p")
    },
    LayoutCase(
      "a background is proposed the size", 100, 100, ["b": (0, 0, 41, 53)]
    ) {
      Text("a").padding().background { Rectangle().name("b") }
    },
    LayoutCase(
      "an overlay is aligned", 100, 100, ["o": (40, 0, 10, 10)]
    ) {
      Rectangle().sized(50, 50).overlay(alignment: .topTrailing) {
        Rectangle().sized(10, 10).name("o")
      }
    },
    LayoutCase(
      "several views in an overlay are layers", 100, 100,
      ["a": (20, 20, 10, 10), "b": (15, 15, 20, 20)]
    ) {
      Rectangle().sized(50, 50).overlay {
        Rectangle().sized(10, 10).name("a")
        Rectangle().sized(20, 20).name("b")
      }
    },
    LayoutCase(
      "an overlay may be larger", 100, 100, ["o": (-10, -10, 30, 30), "v": (0, 0, 10, 10)]
    ) {
      Rectangle().sized(10, 10).overlay { Rectangle().sized(30, 30).name("o") }.name("v")
    },
    // 100 x 50 at 1:1 fits as 50 x 50.
    LayoutCase("aspect ratio fits", 100, 50, ["a": (0, 0, 50, 50)]) {
      Rectangle().aspectRatio(1, contentMode: .fit).name("a")
    },
    LayoutCase("aspect ratio fills", 100, 50, ["a": (0, 0, 100, 100)]) {
      Rectangle().aspectRatio(1, contentMode: .fill).name("a")
    },
    // 2:1 in 100 x 80: the width decides, 100 x 50.
    LayoutCase("a wide ratio", 100, 80, ["a": (0, 0, 100, 50)]) {
      Rectangle().aspectRatio(2, contentMode: .fit).name("a")
    },
    // The ideal size of the frame is 20 x 10: a ratio of 2.
    LayoutCase("the ratio of the ideal size", 60, 60, ["a": (0, 0, 60, 30)]) {
      Rectangle().frame(idealWidth: 20, idealHeight: 10).aspectRatio(contentMode: .fit).name("a")
    },
    LayoutCase("fixed size", 100, 100, ["a": (0, 0, 10, 10)]) {
      Rectangle().fixedSize().name("a")
    },
    LayoutCase("fixed width", 100, 100, ["a": (0, 0, 10, 100)]) {
      Rectangle().fixedSize(horizontal: true, vertical: false).name("a")
    },
    LayoutCase("a circle is square", 100, 60, ["a": (0, 0, 60, 60)]) {
      Circle().name("a")
    },
    LayoutCase(
      "a geometry reader takes the space", 100, 60,
      ["g": (0, 0, 100, 60), "a": (0, 0, 9, 21), "b": (0, 0, 100, 60)]
    ) {
      GeometryReader { _ in
        Text("a").name("a")
        Rectangle().name("b")
      }
      .name("g")
    },
    LayoutCase("a geometry reader without a proposal", 100, 60, ["g": (0, 0, 10, 10)]) {
      GeometryReader { _ in Text("abc") }.fixedSize().name("g")
    },
    LayoutCase(
      "nested geometry readers", 100, 60, ["i": (0, 0, 50, 20)]
    ) {
      GeometryReader { outer in
        GeometryReader { inner in
          Rectangle().frame(width: inner.size.width, height: inner.size.height).name("i")
        }
        .frame(width: outer.size.width / 2, height: outer.size.height / 3)
      }
    },
    // The content has its ideal height 200; the width is hugged.
    LayoutCase(
      "a scroll view takes its axis and hugs across", 100, 60,
      ["s": (0, 0, 50, 60), "a": (0, 0, 50, 200)]
    ) {
      ScrollView { Rectangle().sized(50, 200).name("a") }.name("s")
    },
    // A rectangle has no proposed height in there: 10.
    LayoutCase(
      "a scroll view proposes nothing along its axis", 100, 60,
      ["s": (0, 0, 100, 60), "a": (0, 0, 100, 10)]
    ) {
      ScrollView { Rectangle().name("a") }.name("s")
    },
    LayoutCase(
      "a horizontal scroll view", 100, 60, ["s": (0, 0, 100, 60), "b": (18, 25, 10, 10)]
    ) {
      ScrollView(.horizontal) {
        Rectangle()
        Rectangle().sized(10, 10).name("b")
      }
      .name("s")
    },
    LayoutCase(
      "a list stacks its rows", 100, 90,
      ["l": (0, 0, 100, 90), "a": (0, 0, 9, 21), "b": (0, 21, 18, 21)]
    ) {
      List {
        Text("a").name("a")
        Text("bc").name("b")
      }
      .name("l")
    },
    // 10 characters in 5 columns: two lines.
    LayoutCase("text wraps", 45, 100, ["a": (0, 0, 45, 42)]) {
      Text("abcdefghij").name("a")
    },
    LayoutCase("text wraps between words", 63, 100, ["a": (0, 0, 45, 63)]) {
      Text("hello brave world").name("a")
    },
    LayoutCase("a line limit", 45, 100, ["a": (0, 0, 45, 21)]) {
      Text("abcdefghij").lineLimit(1).name("a")
    },
    // 34 points: 17 wide, 41 high.
    LayoutCase("a larger font", 100, 100, ["a": (0, 0, 34, 41), "b": (0, 49, 18, 21)]) {
      VStack(alignment: .leading) {
        Text("ab").name("a").font(.largeTitle)
        Text("ab").font(.body).name("b")
      }
      .font(.largeTitle)
    },
    LayoutCase("lines of a text", 100, 100, ["a": (0, 0, 18, 42)]) {
      Text("a\nbc").name("a")
    },
    // The inset of 20 and the gap of 8 leave 72.
    LayoutCase(
      "a safe area inset", 100, 100, ["r": (0, 0, 100, 72), "i": (45, 80, 10, 20)]
    ) {
      Rectangle().name("r").safeAreaInset(edge: .bottom) { Rectangle().sized(10, 20).name("i") }
    },
  ]

  nonisolated static let alignments: [LayoutCase] = [
    // a's guide is at its end (10), b's at its leading edge: b begins where a ends.
    LayoutCase(
      "an explicit guide moves a child", 100, 100,
      ["v": (0, 0, 30, 28), "a": (0, 0, 10, 10), "b": (10, 18, 20, 10)]
    ) {
      VStack(alignment: .leading) {
        Rectangle().sized(10, 10).name("a").alignmentGuide(.leading) { $0[.trailing] }
        Rectangle().sized(20, 10).name("b")
      }
      .name("v")
    },
    // The other guide does not matter.
    LayoutCase(
      "a guide that is not used", 100, 100, ["a": (5, 0, 10, 10)]
    ) {
      VStack {
        Rectangle().sized(10, 10).name("a").alignmentGuide(.leading) { _ in 99 }
        Rectangle().sized(20, 10)
      }
    },
    // Guides of children are averaged: (0 + 10) / 2 = 5 for the inner stack.
    LayoutCase(
      "containers average explicit guides", 100, 100, ["i": (0, 0, 20, 18), "b": (5, 26, 10, 5)]
    ) {
      VStack(alignment: .leading) {
        VStack(alignment: .center) {
          Rectangle().sized(20, 5).alignmentGuide(.leading) { _ in 0 }
          Rectangle().sized(20, 5).alignmentGuide(.leading) { _ in 10 }
        }
        .name("i")
        Rectangle().sized(10, 5).name("b")
      }
    },
    // Padding moves the guide with the view: 4 + 10.
    LayoutCase(
      "a guide goes through padding", 100, 100, ["b": (14, 26, 10, 5)]
    ) {
      VStack(alignment: .leading) {
        Rectangle().sized(20, 10).alignmentGuide(.leading) { _ in 10 }.padding(4)
        Rectangle().sized(10, 5).name("b")
      }
    },
    // An offset leaves the guide where it was.
    LayoutCase(
      "a guide and an offset", 100, 100, ["b": (10, 18, 10, 5)]
    ) {
      VStack(alignment: .leading) {
        Rectangle().sized(20, 10).alignmentGuide(.leading) { _ in 10 }.offset(x: 50)
        Rectangle().sized(10, 5).name("b")
      }
    },
    // A frame aligns the child by the guide: its own leading edge meets 10 in the child.
    LayoutCase(
      "a guide in a frame", 100, 100, ["a": (-10, 0, 20, 10)]
    ) {
      Rectangle().sized(20, 10).name("a").alignmentGuide(.leading) { _ in 10 }
        .frame(width: 50, height: 10, alignment: .leading)
    },
    // Baselines: 41 * 0.8 = 32.8 and 21 * 0.8 = 16.8.
    LayoutCase(
      "texts on a baseline", 100, 100, ["a": (0, 0, 17, 41), "b": (17, 16, 9, 21)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.largeTitle).name("a")
        Text("b").name("b")
      }
    },
    // Of two lines the last baseline is at 21 + 16.8; a shape's is its bottom.
    LayoutCase(
      "the last baseline", 100, 100, ["a": (0, 0, 9, 42), "b": (9, 27.8, 10, 10)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb").name("a")
        Rectangle().sized(10, 10).name("b")
      }
    },
    LayoutCase(
      "an overlay by a guide of the primary view", 100, 100, ["o": (20, 0, 10, 10)]
    ) {
      Rectangle().sized(50, 50).alignmentGuide(.leading) { _ in 20 }
        .overlay(alignment: .topLeading) { Rectangle().sized(10, 10).name("o") }
    },
  ]
}
