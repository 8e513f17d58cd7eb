import HeadlessUI
import Testing

@MainActor @Suite("Layout agrees with an independent computation on trees made at random")
struct LayoutOracleTests {
  @Test(arguments: 0..<60)
  func randomTrees(seed: Int) {
    var generator = LayoutSpecGenerator(seed: seed)
    for depth in [1, 2, 3, 4] {
      let spec = generator.spec(depth)
      let width = CGFloat(generator.number(below: 40) * 10)
      let size = CGSize(width: width, height: CGFloat(generator.number(below: 40) * 10))
      let host = ViewHost(size: size) { spec.view }
      var oracle = LayoutOracle()
      let own = oracle.size(spec, ProposedViewSize(size), .vertical)
      oracle.place(
        spec,
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        ProposedViewSize(size), .vertical)
      for (id, expected) in oracle.frames {
        let frame = host.frame("\(id)") ?? .null
        #expect(frame.isClose(to: expected), "\(id) in \(spec), proposed \(size)")
      }
    }
  }
}
