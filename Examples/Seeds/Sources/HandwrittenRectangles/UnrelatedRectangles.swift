// The problem that an article on making one rectangle as large as another starts from. Added here: identifiers.

import HeadlessUI

/// The rectangles before the blue one knows how large the black ones are.
enum Unrelated {
  struct BlueRectangle: View {
    @State var blueRectSize = CGSize(width: 20, height: 40)

    var body: some View {
      VStack {
        Rectangle()
          .frame(width: blueRectSize.width, height: blueRectSize.height)
          .foregroundStyle(.blue)
          .accessibilityIdentifier("blue")

        BlackRectangle()
          .frame(height: 60)
      }
    }
  }

  struct BlackRectangle: View {
    var body: some View {
      HStack {
        Rectangle().accessibilityIdentifier("black 0")
        Rectangle().accessibilityIdentifier("black 1")
        Rectangle().accessibilityIdentifier("black 2")
        Rectangle().accessibilityIdentifier("black 3")
      }
    }
  }
}
