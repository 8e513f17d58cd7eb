/// A value that is open, and the items of its list that are still to come.
struct RenderFrame: Sendable {
  var value: ContextValue
  var next = 0
  var end = 0
}
