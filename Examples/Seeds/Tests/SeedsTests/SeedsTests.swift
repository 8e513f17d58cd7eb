import HeadlessUI
import Testing

@testable import BootCamp
@testable import ChildHeight
@testable import CustomNavigation

@MainActor
@Suite("The keys of the articles, generated and run")
struct SeedsTests {
  @Test("A title travels up, and the next one follows it")
  func bootCamp() {
    let host = ViewHost { PreferenceKeyBootCamp() }
    #expect(host.value(of: CustomTitlePreferenceKey.self) == "")
    host.tap("load")
    #expect(host.value(of: CustomTitlePreferenceKey.self) == "NEW VALUE FROM DATABASE")
    #expect(host.texts.first == "NEW VALUE FROM DATABASE")
  }

  @Test("The last height that is there wins over a later child without one")
  func childHeight() {
    let host = ViewHost { ParentView() }
    #expect(host.value(of: ChildHeightPreferenceKey.self) == 100)
    #expect(host.texts.first == "Height: 100")
  }

  @Test("Of two titles under one container the last one is shown")
  func customNavigation() {
    let host = ViewHost {
      CustomNavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta 🚀").customNavigationTitle(title: "SwiftBeta 1")
          Text("Aprende SwiftUI 📚").customNavigationTitle(title: "SwiftBeta 2")
        }
      }
    }
    #expect(host.texts == ["SwiftBeta 2", "Suscríbete a SwiftBeta 🚀", "Aprende SwiftUI 📚"])
    #expect(host.issues.isEmpty)
  }
}
