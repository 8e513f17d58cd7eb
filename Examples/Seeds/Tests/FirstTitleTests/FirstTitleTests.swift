import FirstTitle
import HeadlessUI
import Testing

@MainActor
@Test("Of two titles under one container the first one that is not empty is shown")
func firstTitle() {
  let host = ViewHost {
    CustomNavigationView {
      VStack {
        Text("Suscríbete a SwiftBeta 🚀").customNavigationTitle(title: "SwiftBeta 1")
        Text("Aprende SwiftUI 📚").customNavigationTitle(title: "SwiftBeta 2")
      }
    }
  }
  #expect(host.texts.first == "SwiftBeta 1")
}
