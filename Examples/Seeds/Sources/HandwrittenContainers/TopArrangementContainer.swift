// A sample of an article on custom containers: one that moves its content to the top. Added here: identifiers.

import HeadlessUI

struct TopArrangementContainer<Content: View>: View {
  private let builder: () -> Content

  init(@ViewBuilder _ builder: @escaping () -> Content) {
    self.builder = builder
  }

  var body: some View {
    VStack {
      builder()
      Spacer()
    }
  }
}

/// Three texts at the top.
enum TopArranged {
  struct ContentView: View {
    var body: some View {
      TopArrangementContainer {
        Text("Some text")
          .padding()
          .accessibilityIdentifier("text 0")
        Text("Some text")
          .padding()
          .accessibilityIdentifier("text 1")
        Text("Some text")
          .padding()
          .accessibilityIdentifier("text 2")
      }
    }
  }
}
