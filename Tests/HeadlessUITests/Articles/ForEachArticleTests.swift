import HeadlessUI
import Testing

private struct BySelf: View {
  let colors: [Color]

  var body: some View {
    VStack {
      ForEach(colors, id: \.self) { color in
        Text(color.description.capitalized)
          .padding()
          .background(color)
      }
    }
  }
}

private struct MyColor: Identifiable {
  var id = UUID()
  var color: Color
}

private struct ByID: View {
  let colors: [MyColor] = [.init(color: .red), .init(color: .red), .init(color: .blue)]

  var body: some View {
    VStack {
      ForEach(colors, id: \.id) { myColor in
        Text(myColor.color.description.capitalized)
          .padding()
          .background(myColor.color)
      }
    }
  }
}

@MainActor @Suite("Identities in ForEach")
struct ForEachArticleTests {
  @Test func bySelf() {
    let host = ViewHost { BySelf(colors: [.red, .green, .blue]) }
    #expect(host.texts == ["Red", "Green", "Blue"])
    #expect(host.issues.isEmpty)
  }

  @Test func twiceTheSameLosesNothingAndIsReported() {
    let host = ViewHost { BySelf(colors: [.red, .red, .blue]) }
    #expect(host.texts == ["Red", "Red", "Blue"])
    #expect(host.issues.map(\.kind) == [.duplicateID])
    #expect(host.issues.first?.message.contains("the ID red occurs multiple times") == true)
  }

  @Test func byID() {
    let host = ViewHost { ByID() }
    #expect(host.texts == ["Red", "Red", "Blue"])
    #expect(host.issues.isEmpty)
  }
}
