// What another module can do with the public parts of the reference outputs.
#if KEYGEN_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif
import Generated

/// Uses public modifiers of every kind, as methods and by the inits of their types.
struct Uses: View {
  @State private var width: CGFloat = 0
  @State private var heading = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("keys")
        .heading("Heading").titledHeading(title: "Titled").numberedHeading("Numbered", number: 2)
        .prefixedHeading(with: "a ").shoutedHeading()
        .modifier(TitledHeading(title: "Titled")).modifier(FixedHeading())
      measuring
      building
      Pane { Text("content").paneTitle("Title") }
      Text("spaces").measureInPage().measuredPage()
    }
    .onHeadingChange { heading = $0 }
    .bindHeading(to: $heading)
    .modifier(HeadingBinder(in: $heading))
  }

  private var measuring: some View {
    Text("measuring")
      .measureWidth().readWidth { width = $0 }.storeWidth(to: $width)
      .modifier(WidthStorage(to: $width))
      .measureFrame(in: .global) { _ in }
      .measureColumn(column: 1, to: $width)
      .readSize { width = $0.width }
      .modifier(FrameReader(in: .local, to: .constant(.zero)))
  }

  private var building: some View {
    Text("building")
      .boundsAnchor(id: "a").boundsOverlay { bounds, _ in Text("\(bounds.count)") }
      .modifier(BoundsBackground { Text("\($0.count)") })
      .modifier(CenterAnchor())
      .genericBounds(id: 1)
      .framed(4)
      .labelled(isOn: $isOn, label: { Text($0 ? "on" : "off") }, badge: { Text("badge") }) {
        isOn = false
      }
      .only(1, is: 2)
  }
}

/// Methods of every kind but `custom` can be called from what belongs to no actor.
nonisolated func titled(_ view: some View) -> some View {
  view.heading("Heading").measureWidth().boundsAnchor(id: "a")
}

/// The members of a key can be used from anywhere.
nonisolated func widest(_ widths: [CGFloat]) -> CGFloat {
  var value = WidthKey.defaultValue
  for width in widths { WidthKey.reduce(value: &value) { width } }
  return value
}
