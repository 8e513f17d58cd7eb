import HeadlessUI

struct PreferenceKeyBootCamp: View {
  let delay: TimeInterval
  @State private var navTitle: String = "HELLO WOLRD"

  init(delay: TimeInterval = 5) {
    self.delay = delay
  }

  var body: some View {
    NavigationView {
      VStack {
        SecondaryScreen(text: navTitle, delay: delay)
          .navigationTitle("FIRST NAV TITLE")
      }
    }
    .onCustomTitleChange { navTitle = $0 }
  }
}

struct SecondaryScreen: View {
  let text: String
  let delay: TimeInterval
  @State private var newValue = ""

  init(text: String, delay: TimeInterval) {
    self.text = text
    self.delay = delay
  }

  var body: some View {
    Text(text)
      .onAppear(perform: getDataFromDatabase)
      .customTitle(text: newValue)
  }

  private func getDataFromDatabase() {
    Task {
      try await Task.sleep(for: .seconds(delay))
      newValue = "NEW VALUE FROM DATABASE"
    }
  }
}
