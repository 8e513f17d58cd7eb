import HeadlessUI
import Testing

@testable import HandwrittenContainers

@MainActor
@Suite("UsersProvider: a container that loads what it shows")
struct UsersProviderTests {
  @Test("The list is empty until the server answers, and then has every user, the nameless too")
  func users() async throws {
    let server = try LoopbackServer(
      json: #"[{"id": 1, "name": "Leanne Graham"}, {"id": 2}, {"id": 3, "name": "Ervin Howell"}]"#)
    let host = ViewHost { UserNames.ContentView(url: server.url) }
    try await host.run(until: { server.hasRequest })
    #expect(host.texts == [])
    server.answer()
    try await host.run(until: { !host.texts.isEmpty })
    #expect(host.texts == ["Leanne Graham", "", "Ervin Howell"])
    #expect(host.issues.isEmpty)
  }

  @Test("Users that were loaded stay when the view around the container is evaluated again")
  func evaluatedAgain() async throws {
    let server = try LoopbackServer(json: #"[{"id": 1, "name": "Leanne Graham"}]"#)
    let host = ViewHost { Counter(url: server.url) }
    server.answer()
    try await host.run(until: { host.texts.count > 1 })
    #expect(host.texts == ["Count 0", "Leanne Graham 0"])
    host.tap("count")
    #expect(host.texts == ["Count 1", "Leanne Graham 1"])
    #expect(host.issues.isEmpty)
  }
}

/// Makes a new `UsersProvider` with each tap, with other content.
private struct Counter: View {
  let url: URL
  @State private var count = 0

  init(url: URL) {
    self.url = url
  }

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .accessibilityIdentifier("count")
    UsersProvider(url: url) { users in
      ForEach(users) { user in
        Text("\(user.name ?? "") \(count)")
      }
    }
  }
}
