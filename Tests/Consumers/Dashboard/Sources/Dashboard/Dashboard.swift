import Charts
import HeadlessUI
import Model

struct DashboardView: View {
  @State private var title = "untitled"

  var body: some View {
    VStack {
      Text("Title: \(title)")
      Text("Users").dashboardTitle("Users").count(2)
      Text("Posts").dashboardTitle("Posts").count(3)
    }
    .onDashboardTitleChange { title = $0 }
  }
}

@main
struct Dashboard {
  @MainActor
  static func main() {
    let host = ViewHost { DashboardView() }
    print(host.texts.joined(separator: " | "))
    print("count:", host.value(of: CountKey.self))
    let chart = ViewHost { Chart() }
    print("widths:", chart.value(of: BarWidthKey.self), chart.value(of: LineWidthKey.self))
    let selection = Selection()
    selection.select("Posts")
    print("selection:", ViewHost { SelectionView(selection) }.value(of: SelectionKey.self))
  }
}
