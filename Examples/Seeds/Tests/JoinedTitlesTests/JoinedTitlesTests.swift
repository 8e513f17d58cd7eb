import JoinedTitles
import HeadlessUI
import Testing

@MainActor
@Test("Of two titles under one container both are shown")
func joinedTitles() {
  let host = ViewHost {
    CustomNavigationView {
      VStack {
        Text("Suscríbete a SwiftBeta 🚀").customNavigationTitle(title: "SwiftBeta 1")
        Text("Aprende SwiftUI 📚").customNavigationTitle(title: "SwiftBeta 2")
      }
    }
  }
  #expect(host.texts.first == "SwiftBeta 1 SwiftBeta 2")
}
