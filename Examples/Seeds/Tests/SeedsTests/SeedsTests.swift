import HeadlessUI
import Testing

@testable import BootCamp
@testable import ChildHeight
@testable import CustomNavigation
@testable import RectangleGeometry
@testable import ScrollViewOffset

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

@MainActor
@Suite("The keys of measurements, generated and run")
struct MeasurementKeyTests {
  @Test("The size of a rectangle is stored in a binding")
  func rectangleGeometry() {
    let host = ViewHost { GeometryPreferenceBootCamp(size: CGSize(width: 120, height: 55)) }
    #expect(host.texts == ["120 x 55", "left", "middle", "right"])
  }

  @Test(
    "A bar comes in when the offset falls below 40", arguments: [(63, ""), (39, "OVERLAY TITLE")])
  func scrollViewOffset(offset: CGFloat, bar: String) {
    let host = ViewHost { ScrollViewOffsetBootCamp(offset: offset) }
    #expect(host.texts == ["SCROLL VIEW", bar])
  }
}
