#if KEYGEN_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// Tells in which place of a space, and of the global one, a view stands.
struct SpaceReader: View {
  let report: (_ inContent: CGRect, _ inPage: CGRect, _ global: CGRect) -> Void

  var body: some View {
    GeometryReader { proxy in
      let _ = report(proxy.frame(in: .content), proxy.frame(in: .page), proxy.frame(in: .global))
      Text("a")
    }
  }
}
