import HeadlessUI

struct GeometryPreferenceBootCamp: View {
  let size: CGSize
  @State private var rectSize: CGSize = .zero

  var body: some View {
    VStack {
      Text("\(Int(rectSize.width)) x \(Int(rectSize.height))")
      HStack {
        Text("left")
        Text("middle").updateRectangleGeoSize(size)
        Text("right")
      }
    }
    .rectangleGeoSize(to: $rectSize)
  }
}
