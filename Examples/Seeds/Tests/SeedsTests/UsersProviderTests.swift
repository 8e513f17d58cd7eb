import HeadlessUI
import Testing

@testable import Containers
@testable import HandwrittenContainers

@MainActor
@Suite("UsersProvider: a container that loads what it shows")
struct UsersProviderTests {
  nonisolated static let lists = [
    ProviderVersion("by hand") { HandwrittenContainers.UserNames.ContentView(url: $0) },
    ProviderVersion("generated") { Containers.UserNames.ContentView(url: $0) },
  ]

  @Test(
    "The list is empty until the server answers, and then has every user, the nameless too",
    arguments: lists)
  func users(version: ProviderVersion) async throws {
    let server = try LoopbackServer(
      json: #"[{"id": 1, "name": "Leanne Graham"}, {"id": 2}, {"id": 3, "name": "Ervin Howell"}]"#)
    let host = version.host(url: server.url)
    try await host.run(until: { server.hasRequest })
    #expect(host.texts == [])
    server.answer()
    try await host.run(until: { !host.texts.isEmpty })
    #expect(host.texts == ["Leanne Graham", "", "Ervin Howell"])
    #expect(host.issues.isEmpty)
  }

  nonisolated static let counters = [
    ProviderVersion("by hand") { Counter(url: $0) },
    ProviderVersion("generated") { GeneratedCounter(url: $0) },
  ]

  @Test(
    "Users that were loaded stay when the view around the container is evaluated again",
    arguments: counters)
  func evaluatedAgain(version: ProviderVersion) async throws {
    let server = try LoopbackServer(json: #"[{"id": 1, "name": "Leanne Graham"}]"#)
    let host = version.host(url: server.url)
    server.answer()
    try await host.run(until: { host.texts.count > 1 })
    #expect(host.texts == ["Count 0", "Leanne Graham 0"])
    host.tap("count")
    #expect(host.texts == ["Count 1", "Leanne Graham 1"])
    #expect(host.issues.isEmpty)
  }
}

/// A view that loads users from an address.
struct ProviderVersion: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let makeHost: @MainActor @Sendable (URL) -> ViewHost

  init<Content: View>(
    _ name: String, content: @escaping @MainActor @Sendable (URL) -> Content
  ) {
    testDescription = name
    makeHost = { url in ViewHost { content(url) } }
  }

  @MainActor
  func host(url: URL) -> ViewHost { makeHost(url) }
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
    HandwrittenContainers.UsersProvider(url: url) { users in
      ForEach(users) { user in
        Text("\(user.name ?? "") \(count)")
      }
    }
  }
}

/// The same with the generated one.
private struct GeneratedCounter: View {
  let url: URL
  @State private var count = 0

  init(url: URL) {
    self.url = url
  }

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .accessibilityIdentifier("count")
    Containers.UsersProvider(url: url) { users in
      ForEach(users) { user in
        Text("\(user.name ?? "") \(count)")
      }
    }
  }
}
