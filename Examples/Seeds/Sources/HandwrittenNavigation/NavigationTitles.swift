// The first samples of "PreferenceKey en SwiftUI en Español": titles of a real navigation view.

import HeadlessUI

/// One title.
enum OneTitle {
  struct ContentView: View {
    var body: some View {
      NavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta")
            .padding()
        }
        .navigationTitle("SwiftBeta")
      }
    }
  }
}

/// Two titles side by side, of which the first is shown.
enum TwoTitles {
  struct ContentView: View {
    var body: some View {
      NavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta 🚀")
            .padding()
            .navigationTitle("SwiftBeta 1")
          Text("Aprende SwiftUI 📚")
            .padding()
            .navigationTitle("SwiftBeta 2")
        }
      }
    }
  }
}
