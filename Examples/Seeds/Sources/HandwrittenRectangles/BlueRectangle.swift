// The solution of an article on making one rectangle as large as another: the black ones report their size, the
// blue one takes it. Added here: identifiers.

import HeadlessUI

struct BlueRectangle: View {
  @State var blueRectSize = CGSize(width: 20, height: 40)

  var body: some View {
    VStack {
      Rectangle()
        .frame(width: blueRectSize.width, height: blueRectSize.height)
        .foregroundStyle(.blue)
        .accessibilityIdentifier("blue")
        .overlay {
          Text("\(blueRectSize.width)")
        }

      BlackRectangle()
        .frame(height: 60)
    }
    .onPreferenceChange(GeometryPrefereneKey.self) { blackRectangleSize in
      blueRectSize = blackRectangleSize
    }
  }
}

struct BlackRectangle: View {
  var body: some View {
    HStack {
      ForEach(0..<4) { index in
        GeometryReader { proxy in
          Rectangle()
            .overlay {
              Text("\(proxy.size.width)")
                .foregroundStyle(.white)
            }
            .preference(key: GeometryPrefereneKey.self, value: proxy.size)
        }
        .accessibilityIdentifier("black \(index)")
      }
    }
  }
}

struct GeometryPrefereneKey: PreferenceKey {
  typealias Value = CGSize

  static var defaultValue: CGSize = .zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}
