import HeadlessUI
import Testing

private struct PreferenceKeyBootCamp: View {
  @State private var navTitle: String = "HELLO WOLRD"
  var body: some View {
    NavigationView {
      VStack {
        SecondaryScreen(text: navTitle)
          .navigationTitle("FIRST NAV TITLE")
      }
    }
    .onPreferenceChange(CustomTitlePreferenceKey.self) { value in
      self.navTitle = value
    }
  }
}

extension View {
  fileprivate func customTitle(text: String) -> some View {
    self
      .preference(key: CustomTitlePreferenceKey.self, value: text)
  }
}

private struct SecondaryScreen: View {
  let text: String
  @State private var newValue = ""
  var body: some View {
    Text(text)
      .onAppear(perform: getDataFromDatabase)
      .customTitle(text: newValue)
  }

  private func getDataFromDatabase() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      self.newValue = "NEW VALUE FROM DATABASE"
    }
  }
}

private struct CustomTitlePreferenceKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

@MainActor @Suite("A title that a child gets from a database")
struct TitleFromADatabaseTests {
  @Test func theTitleArrivesLater() async throws {
    let host = ViewHost { PreferenceKeyBootCamp() }
    #expect(host.passes == [["HELLO WOLRD"], [""]])
    #expect(host.navigationTitle == "FIRST NAV TITLE")
    try await host.run(until: { host.texts.contains("NEW VALUE FROM DATABASE") })
    #expect(host.texts == ["NEW VALUE FROM DATABASE"])
    #expect(host.issues.isEmpty)
  }

  @Test func waitingHasAnEnd() async {
    let host = ViewHost { Text("a") }
    await #expect(throws: ViewHostTimeout.self) {
      try await host.run(until: { false }, timeout: .milliseconds(2))
    }
  }
}
