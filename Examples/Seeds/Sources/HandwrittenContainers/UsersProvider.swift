// The last sample of an article on custom containers: one that loads users and hands them to its content.
// Changed here: Combine, which not every platform has, has given way to an asynchronous call, and the address
// can be chosen.

import HeadlessUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct User: Codable, Identifiable {
  let id: Int
  let name: String?
}

final class UsersViewModel: ObservableObject {
  @Published var users: [User] = []

  private let url: URL

  init(url: URL) {
    self.url = url
    fetch()
  }

  private func fetch() {
    Task { @MainActor in
      do {
        let (data, _) = try await URLSession.shared.data(from: url)
        users = try JSONDecoder().decode([User].self, from: data)
      } catch {
        users = []
      }
    }
  }
}

struct UsersProvider<Content: View>: View {
  @StateObject private var viewModel: UsersViewModel
  private let builder: ([User]) -> Content

  init(
    url: URL = URL(string: "https://jsonplaceholder.typicode.com/users")!,
    @ViewBuilder _ builder: @escaping ([User]) -> Content
  ) {
    _viewModel = StateObject(wrappedValue: UsersViewModel(url: url))
    self.builder = builder
  }

  var body: some View {
    builder(viewModel.users)
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
