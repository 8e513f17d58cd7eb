import HeadlessUI

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
