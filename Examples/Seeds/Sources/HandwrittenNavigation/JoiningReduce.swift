// A sample of "PreferenceKey en SwiftUI en Español": a key that joins all titles.

import HeadlessUI

/// A key that joins all titles.
enum JoinsAll {
  struct CustomTitleKey: PreferenceKey {
    typealias Value = String

    static var defaultValue: String = ""

    static func reduce(value: inout String, nextValue: () -> String) {
      value = value + " " + nextValue()
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
