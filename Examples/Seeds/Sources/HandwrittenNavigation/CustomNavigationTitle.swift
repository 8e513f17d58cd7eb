// The last sample of "PreferenceKey en SwiftUI en Español": a modifier that sets the title.

import HeadlessUI

struct CustomNavigationTitle: ViewModifier {
  private var title: String

  init(title: String) {
    self.title = title
  }

  func body(content: Content) -> some View {
    content
      .preference(key: CustomTitleKey.self, value: title)
  }
}

extension View {
  func customNavigationTitle(title: String) -> some View {
    modifier(CustomNavigationTitle(title: title))
  }
}

/// The titles, set by the modifier.
enum ByModifier {
  struct ContentView: View {
    var body: some View {
      CustomNavigationView {
        VStack(alignment: .leading) {
          Text("Suscríbete a SwiftBeta 🚀")
            .customNavigationTitle(title: "SwiftBeta 1")
            .padding()
          Text("Aprende SwiftUI 📚")
            .customNavigationTitle(title: "SwiftBeta 2")
            .padding()
        }
      }
    }
  }
}
