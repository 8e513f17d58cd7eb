import HeadlessUI
import Testing

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor @Suite("Values flow down the environment")
struct EnvironmentTests {
  private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  private struct Name: View {
    @Environment(\.name) private var name
    var body: some View { Text(name) }
  }

  @Test func theNearestWins() {
    let host = ViewHost {
      VStack {
        Level()
        VStack {
          Level()
          Level().environment(\.level, 2)
        }
        .environment(\.level, 1)
      }
    }
    #expect(host.texts == ["0", "1", "2"])
  }

  @Test func transformsAddUp() {
    let host = ViewHost {
      Level()
        .transformEnvironment(\.level) { $0 += 1 }
        .transformEnvironment(\.level) { $0 = ($0 + 1) * 10 }
    }
    #expect(host.texts == ["11"])
  }

  @Test func aChangeEvaluatesTheReadersOfThatValueOnly() {
    struct Middle: View {
      var body: some View {
        Level()
        Name()
        Level().environment(\.level, 100)
      }
    }
    struct Parent: View {
      @State private var level = 1
      var body: some View {
        VStack {
          Button("up") { level += 1 }.accessibilityIdentifier("up")
          Middle()
        }
        .environment(\.level, level)
      }
    }
    let host = ViewHost { Parent() }
    host.resetCounters()
    host.tap("up")
    #expect(host.texts == ["up", "2", "nobody", "100"])
    // The parent's and the one of the level that is not overridden.
    #expect(host.counters.bodies == 2)
  }

  @Test func reachesOverlaysModifiersAndWhatComesLater() {
    struct Badge: ViewModifier {
      @Environment(\.level) private var level
      func body(content: Content) -> some View {
        content.overlay { Text("badge \(level)") }
      }
    }
    struct Parent: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("on") { isOn = true }.accessibilityIdentifier("on").modifier(Badge())
          if isOn { Level() }
        }
        .environment(\.level, 7)
      }
    }
    let host = ViewHost { Parent() }
    host.tap("on")
    #expect(host.texts == ["on", "badge 7", "7"])
  }

  @Test func namespacesDiffer() {
    struct Sample: View {
      let log: Log<Namespace.ID>
      @Namespace private var a
      @Namespace private var b
      @State private var count = 0
      var body: some View {
        let _ = (log.add(a), log.add(b))
        Button("\(count)") { count += 1 }.accessibilityIdentifier("go")
      }
    }
    let log = Log<Namespace.ID>()
    let host = ViewHost { Sample(log: log) }
    host.tap("go")
    #expect(log.entries[0] != log.entries[1])
    #expect(Array(log.entries[0...1]) == Array(log.entries[2...3]))
  }
}
