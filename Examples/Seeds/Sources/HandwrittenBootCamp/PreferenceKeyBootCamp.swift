// The first sample of "Use PreferenceKey to extract values from child views in SwiftUI": a title that a
// child loads and its parent shows. Added here: the delay can be chosen.

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
    .onPreferenceChange(CustomTitlePreferenceKey.self) { value in
      self.navTitle = value
    }
  }
}

extension View {
  func customTitle(text: String) -> some View {
    self
      .preference(key: CustomTitlePreferenceKey.self, value: text)
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
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      self.newValue = "NEW VALUE FROM DATABASE"
    }
  }
}

struct CustomTitlePreferenceKey: PreferenceKey {
  static var defaultValue: String = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}
