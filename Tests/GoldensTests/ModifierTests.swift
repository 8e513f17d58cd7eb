import HeadlessUI
import Testing

@testable import Goldens

@MainActor
@Suite("Every kind of modifier does its work in a view tree")
struct ModifierTests {
  @Test("set reports its argument, and a reader gets what the strategy makes of the values")
  func set() {
    let host = ViewHost {
      VStack {
        Text("one").heading("One")
        Text("two").titledHeading(title: "Two")
        Text("three").heading("")
      }
    }
    #expect(host.value(of: HeadingKey.self) == "Two")
  }

  @Test("set writes an expression over its parameters")
  func setExpression() {
    #expect(
      ViewHost { Text("a").numberedHeading("Title", number: 4) }.value(of: HeadingKey.self)
        == "4. Title")
    #expect(
      ViewHost { Text("a").numberedHeading("Title") }.value(of: HeadingKey.self) == "1. Title")
    #expect(ViewHost { Text("a").fixedHeading() }.value(of: HeadingKey.self) == "Fixed")
  }

  @Test("transform changes what the views inside report")
  func transform() {
    let host = ViewHost {
      VStack { Text("a").heading("page") }.prefixedHeading(with: "my ").shoutedHeading()
    }
    #expect(host.value(of: HeadingKey.self) == "MY PAGE")
    #expect(
      ViewHost { Text("a").prefixedHeading(with: "my ") }.value(of: HeadingKey.self) == "")
  }

  private struct Observed: View {
    let log: Log
    @State private var heading = "first"

    var body: some View {
      VStack {
        Text("a").heading(heading)
        Button("same") { heading = "first" }.accessibilityIdentifier("same")
        Button("next") { heading += "+" }.accessibilityIdentifier("next")
      }
      .onHeadingChange { log.plain.append($0) }
      .whenHeadingChanges { log.modifier.append($0) }
    }
  }

  private final class Log {
    var plain: [String] = []
    var modifier: [String] = []
  }

  @Test("observe hears the first value and then changes only, in order and at once")
  func observe() {
    let log = Log()
    let host = ViewHost { Observed(log: log) }
    #expect(log.plain == ["first"])
    host.tap("same")
    #expect(log.plain == ["first"])
    host.tap("next")
    host.tap("next")
    #expect(log.plain == ["first", "first+", "first++"])
    #expect(log.modifier == log.plain)
  }

  private struct Bound: View {
    @State private var heading = ""
    @State private var stored = ""
    @State private var model: Model?
    let reported: Model

    var body: some View {
      VStack {
        Text("bound: \(heading), \(stored), \(model === reported ? "same" : "none")")
        Text("b").heading("title").pageModel(reported)
      }
      .bindHeading(to: $heading)
      .storeHeading(in: $stored)
      .bindPageModel(to: $model)
    }
  }

  @Test("bind stores the value, also one that is not Sendable")
  func bind() {
    let host = ViewHost { Bound(reported: Model()) }
    #expect(host.texts.first == "bound: title, title, same")
    #expect(host.issues.isEmpty)
  }

  @Test("A key of closures reports the closure")
  func closures() {
    var calls = 0
    let host = ViewHost { Text("a").pageAction { calls += 1 } }
    host.value(of: ActionKey.self)?()
    #expect(calls == 1)
  }

  @Test("A generic key is told apart by its argument")
  func genericKey() {
    let host = ViewHost {
      VStack {
        Text("a").sizes([1: CGSize(width: 1, height: 1)])
        Text("b").sizes(["x": .zero])
        Text("c").sizes([2: .zero])
      }
    }
    #expect(host.value(of: SizesKey<Int>.self).keys.sorted() == [1, 2])
    #expect(host.value(of: SizesKey<String>.self).keys.sorted() == ["x"])
  }

  @Test(
    "With last a silent conditional overlay puts the default in place of a value; with lastNonDefault not"
  )
  func silentOverlay() {
    struct Overlaid: View {
      var body: some View {
        Text("main")
          .preference(key: LastString.self, value: "A")
          .preference(key: LastNonDefaultString.self, value: "A")
          .overlay {
            if true { Text("silent") }
          }
      }
    }
    let host = ViewHost { Overlaid() }
    #expect(host.value(of: LastString.self) == "none")
    #expect(host.value(of: LastNonDefaultString.self) == "A")
  }

  @Test("Modifiers of one spec work on keys of another that it includes")
  func included() {
    struct Reader: View {
      @State private var title = ""
      @State private var depth = 0

      var body: some View {
        VStack {
          Text("read: \(title), \(depth)")
          Text("a").sharedTitle("Users").sharedDepth(2)
          Text("b").sharedDepth(5)
        }
        .onSharedTitleChange { title = $0 }
        .bindSharedDepth(to: $depth)
      }
    }
    #expect(ViewHost { Reader() }.texts.first == "read: Users, 5")
  }

  @Test("One child that reports nil is skipped by max")
  func maxSkipsNil() {
    let host = ViewHost {
      VStack {
        Text("a").preference(key: MaxFloatOptional.self, value: 3)
        Text("b").preference(key: MaxFloatOptional.self, value: nil)
      }
    }
    #expect(host.value(of: MaxFloatOptional.self) == 3)
  }

  @Test("Keys can be used from any thread")
  func detached() async {
    await Task.detached {
      var sum = SumInt.defaultValue
      SumInt.reduce(value: &sum) { 2 }
      #expect(sum == 2)
      #expect(ModelKey.defaultValue == nil)
      #expect(ActionKey.defaultValue == nil)
      #expect(SizesKey<Int>.defaultValue.isEmpty)
      #expect(Outer.InnerKey.defaultValue == 0)
    }
    .value
  }
}
