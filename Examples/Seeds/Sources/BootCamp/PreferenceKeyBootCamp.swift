import HeadlessUI

struct PreferenceKeyBootCamp: View {
  @State private var navTitle: String = "HELLO WOLRD"

  var body: some View {
    VStack {
      SecondaryScreen(text: navTitle)
    }
    .onPreferenceChange(CustomTitlePreferenceKey.self) {
      print("YY", $0); navTitle = $0
    }
  }
}

struct SecondaryScreen: View {
  let text: String
  @State private var newValue = ""

  var body: some View {
    VStack {
      Text(text)
      Button("Load") { newValue = "NEW VALUE FROM DATABASE" }
        .accessibilityIdentifier("load")
    }
    .customTitle(text: newValue)
  }
}
