import HeadlessUI
import Testing

@MainActor @Suite("P3 Depth-first source order, backgrounds before and overlays after")
struct P3OrderTests {
  @Test func nestedContainersAreDepthFirst() {
    let host = ViewHost {
      VStack {
        Writer("a")
        HStack {
          Writer("b")
          ZStack {
            Writer("c"); Writer("d")
          }
        }
        Writer("e")
      }
    }
    #expect(host.value(of: Append.self) == ["a", "b", "c", "d", "e"])
  }

  @Test func backgroundComesBeforeAndOverlayAfter() {
    let host = ViewHost {
      Writer("a").background { Writer("b") }.overlay { Writer("c") }.background(Writer("d"))
    }
    #expect(host.value(of: Append.self) == ["d", "b", "a", "c"])
  }

  @Test func backgroundInsideOverlayKeepsTheOrder() {
    let host = ViewHost {
      Writer("a").overlay { Writer("b").background { Writer("c") } }
    }
    #expect(host.value(of: Append.self) == ["a", "c", "b"])
  }

  @Test func insetComesAfterOnEveryEdge() {
    let host = ViewHost {
      Writer("a")
        .safeAreaInset(edge: .top) { Writer("top") }
        .safeAreaInset(edge: .bottom) { Writer("bottom") }
        .safeAreaInset(edge: .leading) { Writer("leading") }
        .safeAreaInset(edge: .trailing) { Writer("trailing") }
    }
    #expect(host.value(of: Append.self) == ["a", "top", "bottom", "leading", "trailing"])
  }

  @Test func zIndexSortsSiblingsStably() {
    let host = ViewHost {
      VStack {
        Writer("a").zIndex(1)
        Writer("b")
        Writer("c").zIndex(-1)
        Writer("d")
        Writer("e").zIndex(1)
      }
    }
    #expect(host.value(of: Append.self) == ["c", "b", "d", "a", "e"])
  }

  @Test func zIndexUnderOtherModifiersCounts() {
    let host = ViewHost {
      VStack {
        Writer("a").zIndex(2).accessibilityIdentifier("a")
        Writer("b")
      }
    }
    #expect(host.value(of: Append.self) == ["b", "a"])
  }

  @Test func zIndexSortsAcrossGroupsOfTheSameContainer() {
    let host = ViewHost {
      VStack {
        Group {
          Writer("a").zIndex(1); Writer("b")
        }
        Writer("c")
      }
    }
    #expect(host.value(of: Append.self) == ["b", "c", "a"])
  }

  @Test func aChangedZIndexSortsAnew() {
    struct Sample: View {
      @State private var z = 0.0
      var body: some View {
        VStack {
          Writer("a").zIndex(z)
          Writer("b")
          Button("raise") { z = 1 }.accessibilityIdentifier("raise")
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["a", "b"])
    host.tap("raise")
    #expect(host.value(of: Append.self) == ["b", "a"])
  }
}
