import HeadlessUI

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
