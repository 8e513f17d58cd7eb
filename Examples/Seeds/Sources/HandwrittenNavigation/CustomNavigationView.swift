// The main sample of "PreferenceKey en SwiftUI en Español": a navigation view of one's own that shows the last
// title its content asks for.

import HeadlessUI

struct CustomTitleKey: PreferenceKey {
  static var defaultValue: String = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

struct CustomNavigationView<Content: View>: View {
  @State private var title: String = "Navigation View"
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.largeTitle)
        .bold()
      GeometryReader { _ in
        ScrollView {
          content
        }
      }
    }
    .padding(.horizontal)
    .onPreferenceChange(CustomTitleKey.self) { (value: CustomTitleKey.Value) in
      print("Value \(value)")
      title = value
    }
  }
}

/// The titles, set by the plain modifier.
enum ByPreference {
  struct ContentView: View {
    var body: some View {
      CustomNavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta 🚀")
            .padding()
            .preference(key: CustomTitleKey.self, value: "SwiftBeta 1")
          Text("Aprende SwiftUI 📚")
            .padding()
            .preference(key: CustomTitleKey.self, value: "SwiftBeta 2")
        }
      }
    }
  }
}
