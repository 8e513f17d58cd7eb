// A sample of "PreferenceKey en SwiftUI en Español": a navigation view of one's own that does not listen yet.

import HeadlessUI

/// A container that shows its own title, whatever its content asks for.
enum Deaf {
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
    }
  }

  struct ContentView: View {
    var body: some View {
      CustomNavigationView {
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
