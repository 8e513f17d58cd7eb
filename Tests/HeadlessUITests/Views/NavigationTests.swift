import HeadlessUI
import Testing

@MainActor @Suite("Navigation")
struct NavigationTests {
  @Test func theFirstSiblingsTitleWins() {
    let host = ViewHost {
      NavigationStack {
        VStack {
          Text("a").navigationTitle("one")
          Text("b").navigationTitle("two")
        }
      }
    }
    #expect(host.navigationTitle == "one")
  }

  @Test func anInnerTitleWinsOverAnOuterOne() {
    let host = ViewHost {
      NavigationStack { VStack { Text("a").navigationTitle("inner") }.navigationTitle("outer") }
    }
    #expect(host.navigationTitle == "inner")
  }

  @Test func aTitleWithoutAContainerAndNone() {
    #expect(ViewHost { Text("a").navigationTitle("t") }.navigationTitle == "t")
    #expect(ViewHost { Text("a") }.navigationTitle == nil)
    #expect(ViewHost { NavigationView { Text("a") } }.navigationTitle == nil)
  }

  @Test func aLinkPushesAScreenThatKeepsTheOneBelow() {
    struct Detail: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
          .navigationTitle("detail")
      }
    }
    let host = ViewHost {
      NavigationView {
        NavigationLink("open") { Detail() }.accessibilityIdentifier("open")
          .navigationTitle("root")
      }
    }
    host.tap("open")
    host.tap("count")
    #expect(host.texts == ["open", "count 1"])
    #expect(host.navigationTitle == "detail")
    #expect(host.goBack())
    #expect(host.texts == ["open"])
    #expect(host.navigationTitle == "root")
    #expect(!host.goBack())
  }

  @Test func aContainerAloneAlwaysContributes() {
    let host = ViewHost { Writer("a").overlay { NavigationView { Text("b") } } }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func aListAloneAlwaysContributes() {
    let host = ViewHost { Writer("a").overlay { List { Text("b") } } }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func lazyStacksAlwaysContribute() {
    let host = ViewHost { Writer("a").overlay { LazyVStack { Text("b") } } }
    #expect(host.value(of: Last.self) == "default")
  }
}

@MainActor @Suite("Sheets")
struct SheetTests {
  struct Presenter: View {
    let log: Log<String>
    @State private var isPresented = false
    var body: some View {
      Button("show") { isPresented = true }.accessibilityIdentifier("show")
        .sheet(isPresented: $isPresented) {
          log.add("dismissed")
        } content: {
          Writer("sheet").onTapGesture { isPresented = false }.accessibilityIdentifier("sheet")
        }
    }
  }

  @Test func comesAndGoes() {
    let log = Log<String>()
    let host = ViewHost { Presenter(log: log) }
    #expect(host.texts == ["show"])
    host.tap("show")
    #expect(host.texts == ["show", "sheet"])
    #expect(log.entries.isEmpty)
    host.tap("sheet")
    #expect(host.texts == ["show"])
    #expect(log.entries == ["dismissed"])
  }

  @Test func itsPreferencesDoNotReachThePresenter() {
    let host = ViewHost { Presenter(log: Log()) }
    host.tap("show")
    #expect(host.value(of: Append.self) == [])
  }

  @Test func itKeepsItsStateAndFollowsThePresenter() {
    struct Counter: View {
      let label: String
      @State private var taps = 0
      var body: some View {
        Button("\(label)\(taps)") { taps += 1 }.accessibilityIdentifier("tap")
      }
    }
    struct Parent: View {
      @State private var isPresented = true
      @State private var label = "a"
      var body: some View {
        Button("rename") { label = "b" }.accessibilityIdentifier("rename")
          .sheet(isPresented: $isPresented) { Counter(label: label) }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("tap")
    host.tap("rename")
    #expect(host.texts == ["rename", "b1"])
  }
}
