// The sample of an article on what a `PreferenceKey` is: a parent says how high its child is. The key is an
// Optional, since a child may not have a size yet.

import HeadlessUI

struct ChildHeightPreferenceKey: PreferenceKey {
  typealias Value = Double?

  static var defaultValue: Double? = nil

  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = nextValue() ?? value
  }
}

struct ParentView: View {
  @State private var childHeight: Double? = nil

  var body: some View {
    VStack {
      Text("Висина дечијег приказа: \(childHeight != nil ? "\(childHeight!)" : "-")")
      ChildView()
        .onPreferenceChange(ChildHeightPreferenceKey.self) { newValue in
          self.childHeight = newValue
        }
    }
  }
}

struct ChildView: View {
  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.blue)
        .frame(height: 100)
        .preference(key: ChildHeightPreferenceKey.self, value: geometry.size.height)
    }
    .frame(height: 100)
  }
}
