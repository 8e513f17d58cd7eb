// A sample of "PreferenceKey en SwiftUI en Español": a key that keeps the first of two titles.

import HeadlessUI

/// A key that keeps the first of two titles.
enum KeepsFirst {
  struct CustomTitleKey: PreferenceKey {
    static var defaultValue: String = ""

    static func reduce(value: inout String, nextValue: () -> String) {
      if !value.isEmpty {
        return
      }
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
        title = value
      }
    }
  }

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
