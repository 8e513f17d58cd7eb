import HeadlessUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct User: Codable, Identifiable {
  let id: Int
  let name: String?
}

@MainActor
final class UsersViewModel: ObservableObject {
  @Published var users: [User] = []

  private let url: URL

  init(url: URL) {
    self.url = url
    fetch()
  }

  private func fetch() {
    Task {
      do {
        let (data, _) = try await URLSession.shared.data(from: url)
        users = try JSONDecoder().decode([User].self, from: data)
      } catch {
        users = []
      }
    }
  }
}
