import HeadlessUI

struct ParentView: View {
  @State private var childHeight: Double?

  var body: some View {
    VStack {
      Text("Висина дечијег приказа: \(childHeight != nil ? "\(childHeight!)" : "-")")
      ChildView()
        .onChildHeightChange { childHeight = $0 }
    }
  }
}

struct ChildView: View {
  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.blue)
        .frame(height: 100)
        .childHeight(geometry.size.height)
    }
    .frame(height: 100)
  }
}
