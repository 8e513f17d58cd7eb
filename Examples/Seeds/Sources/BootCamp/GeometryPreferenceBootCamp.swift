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
    .rectangleGeoSize(to: $rectSize)
  }
}
