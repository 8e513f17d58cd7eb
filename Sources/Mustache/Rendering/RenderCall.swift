/// What is restored when a call returns.
struct RenderCall: Sendable {
  let next: Int
  let indentationStart: Int
  let indentationEnd: Int
}
