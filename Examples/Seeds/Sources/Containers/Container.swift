import HeadlessUI

/// A text in a container.
enum Contained {
  struct ContentView: View {
    var body: some View {
      Container {
        Text("Some text")
          .padding()
          .accessibilityIdentifier("text")
      }
    }
  }
}

/// Three texts in a container, which needs `@ViewBuilder`.
enum ThreeContained {
  struct ContentView: View {
    var body: some View {
      Container {
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
