/// Makes one view of whatever it is applied to: a list becomes an implicit stack.
struct OneViewModifier {}

extension OneViewModifier: ViewModifier {
  typealias Body = Never

  static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    let environment = list.environment
    list.element {
      ImplicitStackNode(.vertical(.center, spacing: nil), $0)
    } update: { (_: ImplicitStackNode) in
    } then: {
      $0.makeOne(content, environment)
    }
  }
}
