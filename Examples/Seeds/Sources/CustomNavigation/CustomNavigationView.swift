public import HeadlessUI

/// A stand-in for a navigation view: it shows the title that its content asks for.
public struct CustomNavigationView<Content: View>: View {
  @State private var title: String = "Navigation View"
  let content: Content

  /// Creates the view around its content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The title above the content.
  public var body: some View {
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
    .onCustomNavigationTitleChange { title = $0 }
  }
}
