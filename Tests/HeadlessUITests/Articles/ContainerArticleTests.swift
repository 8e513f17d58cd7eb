import HeadlessUI
import Testing

private struct Container<Content: View>: View {
  private let builder: () -> Content

  init(@ViewBuilder _ builder: @escaping () -> Content) {
    self.builder = builder
  }

  var body: some View {
    builder()
  }
}

private struct TopArrangementContainer<Content: View>: View {
  private let builder: () -> Content

  init(@ViewBuilder _ builder: @escaping () -> Content) {
    self.builder = builder
  }

  var body: some View {
    VStack {
      builder()
      Spacer()
    }
  }
}

private struct User: Codable, Identifiable {
  let id: Int
  let name: String?
}

@MainActor private final class UsersViewModel: ObservableObject {
  @Published var users: [User] = []

  init() {
    fetch()
  }

  private func fetch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      let data = Data(#"[{"id": 1, "name": "Ada"}, {"id": 2}]"#.utf8)
      self.users = (try? JSONDecoder().decode([User].self, from: data)) ?? []
    }
  }
}

private struct UsersProvider<Content: View>: View {
  @StateObject private var viewModel = UsersViewModel()
  private let builder: ([User]) -> Content

  init(@ViewBuilder _ builder: @escaping ([User]) -> Content) {
    self.builder = builder
  }

  var body: some View {
    builder(viewModel.users)
  }
}

private struct CustomNavigationView<Content: View>: View {
  @State private var title: String = "Navigation View"
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.largeTitle)
        .bold()
      GeometryReader { _ in
        ScrollView {
          content
        }
      }
    }
    .padding(.horizontal)
    .onPreferenceChange(CustomTitleKey.self) { (value: CustomTitleKey.Value) in
      title = value
    }
  }
}

private struct CustomTitleKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

private struct CustomNavigationTitle: ViewModifier {
  private var title: String

  init(title: String) {
    self.title = title
  }

  func body(content: Content) -> some View {
    content
      .preference(key: CustomTitleKey.self, value: title)
  }
}

extension View {
  fileprivate func customNavigationTitle(title: String) -> some View {
    modifier(CustomNavigationTitle(title: title))
  }
}

@MainActor @Suite("Containers of one's own")
struct ContainerArticleTests {
  @Test func aContainerThatDoesNothing() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Container { Text("Some text").padding().accessibilityIdentifier("text") }
    }
    let plain = ViewHost(size: CGSize(width: 100, height: 100)) {
      Text("Some text").padding().accessibilityIdentifier("text")
    }
    #expect(host.frame("text") == plain.frame("text"))
  }

  @Test func contentAtTheTop() {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      TopArrangementContainer {
        Text("Some text").padding().accessibilityIdentifier("first")
        Text("Some text").padding()
        Text("Some text").padding().accessibilityIdentifier("last")
      }
    }
    // Each is 16 + 21 + 16 high, with 8 between them.
    #expect(host.frame("first")?.minY == 0)
    // 2 * (53 + 8)
    #expect(host.frame("last")?.minY == 122)
  }

  @Test func dataFromElsewhere() async throws {
    let host = ViewHost {
      UsersProvider { users in
        List(users) { user in
          Text(user.name ?? "")
            .padding()
        }
      }
    }
    #expect(host.texts == [])
    try await host.run(until: { host.texts == ["Ada", ""] })
  }

  @Test func theLastTitleIsShown() {
    let host = ViewHost {
      CustomNavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta 🚀")
            .padding()
            .preference(key: CustomTitleKey.self, value: "SwiftBeta 1")
          Text("Aprende SwiftUI 📚")
            .padding()
            .preference(key: CustomTitleKey.self, value: "SwiftBeta 2")
        }
      }
    }
    #expect(host.texts.first == "SwiftBeta 2")
    #expect(host.passes.first?.first == "Navigation View")
  }

  @Test func theLastTitleByTheModifierIsShown() {
    let host = ViewHost {
      CustomNavigationView {
        VStack(alignment: .leading) {
          Text("Suscríbete a SwiftBeta 🚀")
            .customNavigationTitle(title: "SwiftBeta 1")
            .padding()
          Text("Aprende SwiftUI 📚")
            .customNavigationTitle(title: "SwiftBeta 2")
            .padding()
        }
      }
    }
    #expect(host.texts.first == "SwiftBeta 2")
  }

  @Test func swiftUIsOwnTitleIsTheFirst() {
    let host = ViewHost {
      NavigationView {
        VStack {
          Text("Suscríbete a SwiftBeta 🚀")
            .padding()
            .navigationTitle("SwiftBeta 1")
          Text("Aprende SwiftUI 📚")
            .padding()
            .navigationTitle("SwiftBeta 2")
        }
      }
    }
    #expect(host.navigationTitle == "SwiftBeta 1")
  }
}
