import HeadlessUI
import Model
import Testing

@MainActor
struct SelectionTests {
  @Test func reports() {
    let selection = Selection()
    let host = ViewHost { SelectionView(selection).probed(7) }
    #expect(host.value(of: SelectionKey.self) == [])
    selection.select("Users")
    #expect(host.value(of: SelectionKey.self) == ["Users"])
    #expect(host.value(of: ProbeKey.self) == 7)
  }
}
