import HeadlessUI

struct ParentView: View {
  @State private var height: Double?

  var body: some View {
    VStack {
      Text(height.map { "Height: \(Int($0))" } ?? "Height: -")
      VStack {
        ChildView(height: 100)
        ChildView(height: nil)
      }
      .onChildHeightChange { height = $0 }
    }
  }
}

struct ChildView: View {
  let height: Double?

  var body: some View {
    Text("Child").childHeight(height)
  }
}
