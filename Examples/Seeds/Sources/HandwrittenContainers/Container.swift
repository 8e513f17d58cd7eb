// The first samples of an article on custom containers: one that does nothing, with and without `@ViewBuilder`.
// Added here: identifiers.

import HeadlessUI

struct Container<Content: View>: View {
  private let builder: () -> Content

  init(@ViewBuilder _ builder: @escaping () -> Content) {
    self.builder = builder
  }

  var body: some View {
    builder()
  }
}

/// A text and no container.
enum Bare {
  struct ContentView: View {
    var body: some View {
      Text("Some text")
        .padding()
        .accessibilityIdentifier("text")
    }
  }
}

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

/// A container whose closure returns one view.
enum WithoutBuilder {
  struct Container<Content: View>: View {
    private let builder: () -> Content

    init(_ builder: @escaping () -> Content) {
      self.builder = builder
    }

    var body: some View {
      builder()
    }
  }

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
