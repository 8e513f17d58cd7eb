import HeadlessUI
import Testing

@testable import ChildHeight
@testable import HandwrittenChildHeight

@MainActor
@Suite("ParentView and ChildView: a height that may not be there yet")
struct ChildHeightTests {
  nonisolated static let versions = [
    Version("by hand") { HandwrittenChildHeight.ParentView() },
    Version("generated") { ChildHeight.ParentView() },
  ]

  @Test("The parent knows no height at first, and 100 after layout", arguments: versions)
  func height(version: Version) {
    let host = version.host()
    #expect(host.passes.first == ["Висина дечијег приказа: -"])
    #expect(host.texts == ["Висина дечијег приказа: 100.0"])
    #expect(host.issues.isEmpty)
  }

  @Test("The height reaches the root as an Optional")
  func value() {
    let byHand = ViewHost { HandwrittenChildHeight.ParentView() }
    #expect(byHand.value(of: HandwrittenChildHeight.ChildHeightPreferenceKey.self) == 100)
    let generated = ViewHost { ChildHeight.ParentView() }
    #expect(generated.value(of: ChildHeight.ChildHeightPreferenceKey.self) == 100)
  }

  @Test("The last height that is there wins over a later child without one")
  func silentSibling() {
    let byHand = ViewHost {
      Text("").preference(key: HandwrittenChildHeight.ChildHeightPreferenceKey.self, value: 100)
      Text("").preference(key: HandwrittenChildHeight.ChildHeightPreferenceKey.self, value: nil)
    }
    #expect(byHand.value(of: HandwrittenChildHeight.ChildHeightPreferenceKey.self) == 100)
    let generated = ViewHost {
      Text("").childHeight(100)
      Text("").childHeight(nil)
    }
    #expect(generated.value(of: ChildHeight.ChildHeightPreferenceKey.self) == 100)
  }
}
