// The second sample of "Use PreferenceKey to extract values from child views in SwiftUI": a text that is as
// large as one of the rectangles below it. Added here: identifiers.

import HeadlessUI

struct GeometryPreferenceBootCamp: View {
  @State private var rectSize: CGSize = .zero

  var body: some View {
    VStack {
      Spacer()
      Text("Hello, World!")
        .frame(width: rectSize.width, height: rectSize.height)
        .background(Color.blue)
        .accessibilityIdentifier("blue")
      Spacer()
      HStack {
        Rectangle()
        GeometryReader { geometry in
          Rectangle()
            .updateRectangleGeoSize(geometry.size)
            .accessibilityIdentifier("middle")
        }
        Rectangle()
      }
      .frame(height: 55)
    }
    .onPreferenceChange(RectangleGeometryPreferenceKey.self) { value in
      self.rectSize = value
    }
  }
}

extension View {
  func updateRectangleGeoSize(_ size: CGSize) -> some View {
    preference(key: RectangleGeometryPreferenceKey.self, value: size)
  }
}

struct RectangleGeometryPreferenceKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}
