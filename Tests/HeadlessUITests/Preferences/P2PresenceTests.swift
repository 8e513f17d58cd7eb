import HeadlessUI
import Testing

@MainActor @Suite("P2 Static subtrees without a writer are absent, dynamic ones contribute")
struct P2PresenceTests {
  @Test func conditionInAnOverlayContributesTheDefault() {
    let host = ViewHost { Writer("a").overlay { if true { Text("b") } } }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func staticOverlayWithoutAWriterIsAbsent() {
    let host = ViewHost { Writer("a").overlay { Text("b") } }
    #expect(host.value(of: Last.self) == "a")
  }

  @Test func severalStaticViewsInAnOverlayAreAbsent() {
    let host = ViewHost {
      Writer("a").overlay {
        Text("b")
        Text("c")
      }
    }
    #expect(host.value(of: Last.self) == "a")
  }

  @Test func childrenWithoutTheKeyAreSkippedInADynamicContainer() {
    let host = ViewHost {
      VStack {
        Writer("a")
        if true { Text("b") }
      }
    }
    #expect(host.value(of: Last.self) == "a")
  }

  @Test func nestedDynamicContainerContributesTheDefault() {
    let host = ViewHost {
      VStack {
        Writer("a")
        VStack { if true { Text("b") } }
      }
    }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func nestedStaticContainerIsAbsent() {
    let host = ViewHost {
      VStack {
        Writer("a")
        VStack { Text("b") }
      }
    }
    #expect(host.value(of: Last.self) == "a")
  }

  nonisolated struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> AnyView
  }

  /// Not a constant, so that the compiler does not see which branch is taken.
  static var choice = 2

  /// After a writer "a", a stack with each kind of content that says nothing.
  nonisolated static let dynamicKinds = [
    Kind(testDescription: "if else") {
      AnyView(
        VStack {
          Writer("a"); VStack { if Bool(true) { Text("b") } else { Text("c") } }
        })
    },
    Kind(testDescription: "switch") {
      AnyView(
        VStack {
          Writer("a")
          VStack {
            switch choice {
            case 0: Text("b")
            case 1: Text("c")
            default: Text("d")
            }
          }
        })
    },
    Kind(testDescription: "nil") {
      AnyView(
        VStack {
          Writer("a"); VStack { Text?.none }
        })
    },
    Kind(testDescription: "empty ForEach") {
      AnyView(
        VStack {
          Writer("a"); VStack { ForEach(0..<0) { _ in Text("b") } }
        })
    },
    Kind(testDescription: "id") {
      AnyView(
        VStack {
          Writer("a"); VStack { Text("b").id(1) }
        })
    },
    Kind(testDescription: "AnyView") {
      AnyView(
        VStack {
          Writer("a"); VStack { AnyView(Text("b")) }
        })
    },
    Kind(testDescription: "AnyView alone") {
      AnyView(Writer("a").overlay { AnyView(Text("b")) })
    },
    Kind(testDescription: "zIndex") {
      AnyView(
        VStack {
          Writer("a"); VStack { Text("b").zIndex(0) }
        })
    },
    Kind(testDescription: "tag") {
      AnyView(
        VStack {
          Writer("a"); VStack { Text("b").tag(1) }
        })
    },
    Kind(testDescription: "transition") {
      AnyView(
        VStack {
          Writer("a"); VStack { Text("b").transition(.opacity) }
        })
    },
    Kind(testDescription: "LazyVStack") {
      AnyView(
        VStack {
          Writer("a"); LazyVStack { Text("b") }
        })
    },
    Kind(testDescription: "LazyHStack") {
      AnyView(
        VStack {
          Writer("a"); LazyHStack { Text("b") }
        })
    },
    Kind(testDescription: "List") {
      AnyView(
        VStack {
          Writer("a"); List { Text("b") }
        })
    },
    Kind(testDescription: "NavigationStack") {
      AnyView(
        VStack {
          Writer("a"); NavigationStack { Text("b") }
        })
    },
    Kind(testDescription: "NavigationView") {
      AnyView(
        VStack {
          Writer("a"); NavigationView { Text("b") }
        })
    },
    Kind(testDescription: "LazyVStack alone") {
      AnyView(Writer("a").overlay { LazyVStack { Text("b") } })
    },
    Kind(testDescription: "List alone") {
      AnyView(Writer("a").overlay { List { Text("b") } })
    },
    Kind(testDescription: "NavigationStack alone") {
      AnyView(Writer("a").overlay { NavigationStack { Text("b") } })
    },
    Kind(testDescription: "custom view around a condition") {
      AnyView(
        VStack {
          Writer("a"); VStack { Maybe() }
        })
    },
    Kind(testDescription: "modifier on a condition") {
      AnyView(
        VStack {
          Writer("a"); VStack { Maybe().accessibilityIdentifier("x") }
        })
    },
  ]

  @Test(arguments: dynamicKinds)
  func contributesTheDefault(_ kind: Kind) {
    #expect(ViewHost { kind.make() }.value(of: Last.self) == "default")
  }

  @Test func customViewsAndGroupsAreTransparent() {
    struct Pair: View {
      var body: some View {
        Text("b")
        Text("c")
      }
    }
    let host = ViewHost {
      VStack {
        Writer("a")
        VStack { Group { Pair() } }
      }
    }
    #expect(host.value(of: Last.self) == "a")
  }

  struct Maybe: View {
    var body: some View {
      if Bool(true) { Text("b") }
    }
  }
}
