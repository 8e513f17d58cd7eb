import HeadlessUI
import Testing

@MainActor @Suite("Controls")
struct ControlTests {
  @Test func aToggleFlips() {
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        Toggle("wifi", isOn: $isOn).accessibilityIdentifier("wifi")
        Text(isOn ? "on" : "off")
      }
    }
    let host = ViewHost { Sample() }
    host.tap("wifi")
    #expect(host.texts == ["wifi", "on"])
  }

  @Test func whatIsDisabledTakesNoTaps() {
    let log = Log<String>()
    let host = ViewHost {
      VStack {
        Button("a") { log.add("a") }.accessibilityIdentifier("a").disabled(true)
        Button("b") { log.add("b") }.accessibilityIdentifier("b").disabled(false)
      }
      .disabled(false)
    }
    #expect(!host.tap("a"))
    #expect(host.tap("b"))
    #expect(log.entries == ["b"])
    #expect(host.issues.map(\.message) == ["What a tap on \"a\" goes to is disabled."])
  }

  @Test func whatIsDisabledAroundStaysSo() {
    let host = ViewHost {
      Button("a") {}.accessibilityIdentifier("a").disabled(false).disabled(true)
    }
    #expect(!host.tap("a"))
  }

  @Test func tapsGoInwardFirstThenOutward() {
    let log = Log<String>()
    let host = ViewHost {
      VStack {
        VStack {
          Text("x").accessibilityIdentifier("text")
          Button("inner") { log.add("inner") }
        }
        .accessibilityIdentifier("stack")
      }
      .onTapGesture { log.add("outer") }
    }
    host.tap("stack")
    host.tap("text")
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func aNameThatNobodyHasIsAnIssue() {
    let host = ViewHost { Text("x").accessibilityIdentifier("x") }
    #expect(!host.tap("nobody"))
    #expect(!host.tap("x"))
    #expect(!host.scroll("x", to: .zero))
    #expect(host.frame("nobody") == nil)
    #expect(host.opacity("nobody") == nil)
    #expect(host.issues.count == 3)
    host.clearIssues()
    #expect(host.issues.isEmpty)
  }

  @Test func listsSectionsAndLabels() {
    let host = ViewHost {
      List {
        Section {
          Label("row", systemImage: "star")
          ForEach(0..<2) { Text("item \($0)") }
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("title") { ProgressView("busy") }
      }
    }
    #expect(host.texts == ["header", "row", "item 0", "item 1", "footer", "title", "busy"])
  }

  @Test func textsInAllTheirForms() {
    let name = "stored"
    let host = ViewHost {
      Text("\(1) \(2.5) \(CGFloat(101.5)) \("s") \(UInt8(7)) \(true)")
      Text(name)
      Text(verbatim: "\(2.5)")
      Text("a") + Text("b").bold()
      Text(0.5, format: .percent.locale(Locale(identifier: "en_US_POSIX")))
      Text("\(3.14159, specifier: "%.2f")")
      Text("").opacity(0)
    }
    #expect(host.texts.prefix(4) == ["1 2.500000 101.500000 s 7 true", "stored", "2.5", "ab"])
    #expect(host.texts.suffix(2) == ["3.14", ""])
  }

  @Test func opacityMultiplies() {
    let host = ViewHost {
      Text("a").opacity(0.5).accessibilityIdentifier("a").opacity(0.5)
        .overlay { Text("b").hidden().accessibilityIdentifier("b") }
    }
    #expect(host.opacity("a") == 0.25)
    #expect(host.opacity("b") == 0)
    #expect(host.texts == ["a", "b"])
  }

  @Test func stateChangesAtOnceInAnAnimation() {
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        Button(isOn ? "on" : "off") { withAnimation(.easeIn) { isOn = true } }
          .accessibilityIdentifier("go")
          .animation(.default, value: isOn)
          .transition(.opacity)
      }
    }
    let host = ViewHost { Sample() }
    host.tap("go")
    #expect(host.texts == ["on"])
  }
}
