#if KEYGEN_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// What users do with generated code, to be compiled under every combination of settings.
///
/// A nonisolated generic function takes keys.
nonisolated func defaultValue<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
  Key.defaultValue
}

nonisolated func defaults() -> (Int, String, [Int: CGSize]) {
  (
    defaultValue(of: SumInt.self), defaultValue(of: HeadingKey.self),
    defaultValue(of: SizesKey<Int>.self)
  )
}

/// Methods are called from functions that are on no actor.
nonisolated func page(_ title: String) -> some View {
  Text(title).heading(title).titledHeading(title: title)
}

/// Spaces are found by what takes any `CoordinateSpaceProtocol` and by what takes a `CoordinateSpace`.
nonisolated func spaces() -> [CoordinateSpace] {
  let named: [NamedCoordinateSpace] = [.content, .default, .`init`, .`Type`, .`self`]
  return [.content, .default, .`init`, .`Type`, .`self`] + named.map(\.coordinateSpace)
}

/// And from bodies, with observers that write state and bindings into it.
struct Page: View {
  @State private var title = ""
  @State private var stored = ""
  @State private var model: Model?

  var body: some View {
    VStack {
      Text(title)
      page("Page").pageModel(Model()).inner(1).conditional(2).secret(3)
    }
    .pageSpace().in().`self`().repeat()
    .onHeadingChange { title = $0 }
    .whenHeadingChanges { stored = $0 }
    .bindHeading(to: $stored)
    .bindPageModel(to: $model)
  }
}
