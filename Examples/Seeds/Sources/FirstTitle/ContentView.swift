import HeadlessUI

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
