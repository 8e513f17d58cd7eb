import HeadlessUI
import Testing

@testable import Goldens

@MainActor
@Suite("Containers keep their state equal to preferences of their content")
struct ContainerTests {
  @Test("A state follows the preference of the content, from its own default on")
  func follows() {
    let host = ViewHost {
      Pane { Text("a").paneTitle("One") }
    }
    #expect(host.passes.first == ["Untitled", "a"])
    #expect(host.texts == ["One", "a"])
    #expect(host.issues.isEmpty)
  }

  @Test("Where nobody writes the key, the state's own default stands")
  func silent() {
    let host = ViewHost {
      Pane {
        Text("a")
        Text("b").unread(1)
      }
    }
    #expect(host.texts == ["Untitled", "a", "b"])
    #expect(host.passes.count == 1)
  }

  @Test("What is outside of the container is not heard")
  func outside() {
    let host = ViewHost {
      VStack {
        Text("before").paneTitle("Before")
        Pane { Text("a") }.paneTitle("Around")
      }
    }
    #expect(host.texts == ["before", "Untitled", "a"])
  }

  @Test("Siblings are heard together, as the key combines them, past those that are silent")
  func siblings() {
    let host = ViewHost {
      VStack {
        Inbox {
          Text("a").unread(2)
          Text("silent")
          Text("b").unread(3)
        }
      }
    }
    // A body of two views with an observer on each would keep 2, then 3.
    #expect(host.texts == ["Nothing 5 nowhere", "a", "silent", "b"])
    #expect(host.issues.isEmpty)
  }

  @Test("Content that may be there contributes the default, which then is heard")
  func dynamic() {
    let host = ViewHost {
      Inbox {
        if false { Text("a").paneTitle("A") }
        Text("b")
      }
    }
    #expect(host.passes.first == ["Nothing 0 nowhere", "b"])
    #expect(host.texts == [" 0 nowhere", "b"])
  }

  private struct Coming: View {
    @State private var isThere = false
    @State private var count = 7

    var body: some View {
      VStack {
        Button("toggle") { isThere.toggle() }.accessibilityIdentifier("toggle")
        Button("more") { count += 1 }.accessibilityIdentifier("more")
        Inbox {
          if isThere {
            Text("a").unread(count).preference(key: Handwritten.OriginKey.self, value: .zero)
          }
        }
      }
    }
  }

  @Test("The state follows when writers come, change and go")
  func comingAndGoing() {
    let host = ViewHost { Coming() }
    func line() -> String? { host.texts.first { $0.hasSuffix("where") } }
    #expect(line() == " 0 nowhere")
    host.tap("toggle")
    #expect(line() == " 7 somewhere")
    host.tap("more")
    #expect(line() == " 8 somewhere")
    host.tap("toggle")
    #expect(line() == " 0 nowhere")
    #expect(host.issues.isEmpty)
  }

  @Test("A container inside another one keeps its own state, and its content reaches both")
  func nested() {
    let host = ViewHost {
      Pane {
        Text("a").paneTitle("Outer")
        Pane { Text("b").paneTitle("Inner") }
        Pane { Text("c") }
      }
    }
    // Of the titles inside the outer one the last is the inner one's.
    #expect(host.texts == ["Inner", "a", "Inner", "b", "Untitled", "c"])
    #expect(host.issues.isEmpty)
  }

  @Test("A generic key is followed with the type that the caller says")
  func generic() {
    let host = ViewHost {
      Marked(Int.self) {
        Text("a").mark(1, text: "x")
        Text("b").mark(2, text: "y")
        Text("c").mark("3", text: "z")
      }
    }
    #expect(host.texts == ["a", "b", "c", "2"])
  }

  @Test("A state that the content itself is built from settles")
  func handedBack() {
    let host = ViewHost {
      Watcher(into: .constant("")) { title in
        Text("title \(title)").paneTitle("One")
      }
    }
    #expect(host.texts == ["title One"])
    #expect(host.issues.isEmpty)
  }
}

@MainActor
@Suite("Containers hand values to their content")
struct ProvidingContainerTests {
  private final class Log {
    var steps: [Int] = []
  }

  private struct Counting: View {
    let log: Log
    @State private var start = 3
    @State private var isOn = true

    var body: some View {
      VStack {
        Button("start") { start += 10 }.accessibilityIdentifier("start")
        Button("off") { isOn = false }.accessibilityIdentifier("off")
        Stepper2(start: start, "first", isOn: $isOn, onStep: { log.steps.append($0) }) {
          Text("header \($0)")
        } rows: { count, add in
          Text("count \(count)")
          Button("add") { add(5) }.accessibilityIdentifier("add")
        }
      }
    }
  }

  @Test("The content is built anew from the state when that changes")
  func changes() {
    let log = Log()
    let host = ViewHost { Counting(log: log) }
    // The first value is made of a parameter: twice 3.
    #expect(host.texts.contains("count 6"))
    #expect(host.texts.contains("header first"))
    host.tap("add")
    host.tap("add")
    #expect(host.texts.contains("count 16"))
    #expect(host.issues.isEmpty)
  }

  @Test("State outlives a new value of the parameter that it started with")
  func parameterChanges() {
    let host = ViewHost { Counting(log: Log()) }
    host.tap("add")
    host.tap("start")
    #expect(host.texts.contains("count 11"))
  }

  @Test("A binding among the parameters is read, and the lines of the body decide on the content")
  func binding() {
    let host = ViewHost { Counting(log: Log()) }
    host.tap("off")
    #expect(!host.texts.contains { $0.hasPrefix("count") })
    #expect(host.texts.contains("header first"))
  }

  @Test("Content that nothing is provided for is there too, stored or built late")
  func plain() {
    let host = ViewHost {
      Frame {
        Text("a")
        Late { Text("b") }
      }
    }
    #expect(host.texts == ["a", "b"])
  }
}
