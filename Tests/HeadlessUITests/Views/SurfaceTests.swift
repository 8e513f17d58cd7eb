import HeadlessUI
import Testing

/// Hand-written view code of the usual kind, as it would be written for SwiftUI.
private struct Everything: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Namespace private var namespace
  @State private var isOn = true
  @State private var items = ["one", "two"]

  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 4) {
          Section {
            content()
          } header: {
            header
          }
          shapes
          controls
        }
        .padding([.top, .horizontal], 8)
      }
      .navigationTitle("Everything")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") {} }
    }
    .tint(.orange)
    .font(.system(.body, design: .rounded))
    .multilineTextAlignment(.center)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
      Text("Header").font(.headline).bold().foregroundColor(.secondary)
      Spacer(minLength: 0)
      Text("\(items.count)").italic().lineLimit(1)
    }
  }

  @ViewBuilder
  private func content() -> some View {
    ForEach(items, id: \.self) { item in
      Text(item).id(item).tag(item).transition(.slide)
    }
    Divider()
    switch (isOn, isEnabled) {
    case (true, true): Text("on")
    case (true, false): Text("off")
    default: EmptyView()
    }
    if #available(macOS 14, *) { Text("new") }
    if let first = items.first { Text(verbatim: first) }
  }

  private var shapes: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 2)
      Circle().fill(.blue.opacity(0.5)).frame(width: 10, height: 10)
      Capsule().fill(colorScheme == .dark ? .white : .black).clipShape(Circle())
      Ellipse().rotationEffect(.degrees(30)).scaleEffect(x: 2, y: 1, anchor: .top)
    }
    .frame(maxWidth: .infinity, minHeight: 20)
    .background(.ultraThinMaterial)
    .overlay(Rectangle().stroke(.green), alignment: .center)
    .cornerRadius(3)
    .shadow(radius: 2)
    .border(.gray)
    .clipped()
    .contentShape(Rectangle())
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var controls: some View {
    Group {
      Toggle(isOn: $isOn) { Label("Toggle", systemImage: "gear") }
      Button(role: .destructive) {
        withAnimation(.spring()) { items.removeAll() }
      } label: {
        Text("Clear")
      }
      .buttonStyle(.borderedProminent)
      .disabled(items.isEmpty)
      ProgressView(value: 0.5)
      NavigationLink(destination: Text("Detail")) { Text("More") }
    }
    .animation(.easeInOut(duration: 0.2), value: isOn)
    .gesture(DragGesture(minimumDistance: 5).onChanged { _ in }.onEnded { _ in })
  }
}

private struct Previews: PreviewProvider {
  static var previews: some View { Everything().padding() }
}

@MainActor @Suite("Ordinary view code compiles and runs")
struct SurfaceTests {
  @Test func everything() {
    let host = ViewHost { Everything() }
    #expect(
      host.texts == [
        "Header", "2", "one", "two", "on", "new", "one", "Toggle", "Clear", "More",
      ])
    #expect(host.navigationTitle == "Everything")
    #expect(host.issues.isEmpty)
  }

  @Test func aPreviewIsAView() {
    #expect(ViewHost { Previews.previews }.navigationTitle == "Everything")
  }
}
