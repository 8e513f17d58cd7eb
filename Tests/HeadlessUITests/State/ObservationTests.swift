import HeadlessUI
import Testing

@MainActor @Suite("Views follow observable objects")
struct ObservationTests {
  final class Legacy: ObservableObject {
    @Published var count = 0
    var silent = 0
  }

  @Observable final class Model {
    var name = "a"
    var unread = 0
  }

  @Test func stateObjectIsCreatedOnce() {
    final class Counted: ObservableObject {
      static nonisolated(unsafe) var created = 0
      @Published var count = 0
      init() { Self.created += 1 }
    }
    struct Child: View {
      let label: String
      @StateObject private var object = Counted()
      var body: some View {
        Button("\(label)\(object.count)") { object.count += 1 }.accessibilityIdentifier("add")
      }
    }
    struct Parent: View {
      @State private var label = "x"
      var body: some View {
        VStack {
          Child(label: label)
          Button("label") { label = "y" }.accessibilityIdentifier("label")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("add")
    host.tap("label")
    #expect(host.texts == ["y1", "label"])
    #expect(Counted.created == 1)
  }

  @Test func observedObjectInvalidatesItsWatchersOnly() {
    struct Watcher: View {
      @ObservedObject var object: Legacy
      var body: some View { Text("\(object.count)") }
    }
    struct Parent: View {
      let object: Legacy
      var body: some View {
        VStack {
          Watcher(object: object)
          Text("other")
        }
      }
    }
    let object = Legacy()
    let host = ViewHost { Parent(object: object) }
    host.resetCounters()
    object.count = 5
    #expect(host.texts == ["5", "other"])
    #expect(host.counters.bodies == 1)
    object.silent = 1
    #expect(host.counters.bodies == 1)
  }

  @Test func bindingsToAnObjectsProperties() {
    struct Field: View {
      @Binding var value: Int
      var body: some View { Button("\(value)") { value += 1 }.accessibilityIdentifier("add") }
    }
    struct Parent: View {
      @ObservedObject var object: Legacy
      var body: some View { Field(value: $object.count) }
    }
    let object = Legacy()
    let host = ViewHost { Parent(object: object) }
    host.tap("add")
    #expect(object.count == 1)
    #expect(host.texts == ["1"])
  }

  @Test func environmentObjectsReachTheirReaders() {
    struct Reader: View {
      @EnvironmentObject private var object: Legacy
      var body: some View { Text("\(object.count)") }
    }
    let object = Legacy()
    let host = ViewHost { VStack { Reader() }.environmentObject(object) }
    object.count = 2
    #expect(host.texts == ["2"])
  }

  @Test func observableClassesInvalidateTheReadersOfAProperty() {
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let host = ViewHost { VStack { Reader(model: model) } }
    host.resetCounters()
    model.name = "b"
    #expect(host.texts == ["b"])
    #expect(host.counters.bodies == 1)
    model.unread = 1
    #expect(host.counters.bodies == 1)
    model.name = "c"
    #expect(host.texts == ["c"])
  }

  @Test func observableClassesFromTheEnvironmentAndBindable() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Field(text: $model.name) }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { Button(text) { text += "!" }.accessibilityIdentifier("edit") }
    }
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Legacy2.self) private var missing: Legacy2?
      var body: some View {
        Editor(model: model)
        Text(missing == nil ? "none" : "some")
      }
    }
    let model = Model()
    let host = ViewHost { Reader().environment(model) }
    host.tap("edit")
    #expect(host.texts == ["a!", "none"])
  }

  @Observable final class Legacy2 {}

  @Test func changesFromAnotherThreadArrive() async throws {
    struct Watcher: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          let binding = $count
          await Task.detached { binding.wrappedValue = 9 }.value
        }
      }
    }
    let host = ViewHost { Watcher() }
    while host.texts != ["9"] { await Task.yield() }
  }

  @Test func publishingFromABodyIsReported() {
    struct Sample: View {
      @ObservedObject var object: Legacy
      var body: some View {
        let _ = object.count == 0 ? (object.count = 1) : ()
        Text("\(object.count)")
      }
    }
    let host = ViewHost { Sample(object: Legacy()) }
    #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate])
    #expect(host.texts == ["1"])
  }
}
