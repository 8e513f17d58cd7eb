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

/// The names of the users.
enum UserNames {
  struct ContentView: View {
    let url: URL

    var body: some View {
      UsersProvider(url: url) { users in
        List(users) { user in
          Text(user.name ?? "")
            .padding()
        }
      }
    }
  }
}
