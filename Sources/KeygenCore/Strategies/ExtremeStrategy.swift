/// The smallest or the greatest value wins.
struct ExtremeStrategy: ReduceStrategy {
  /// Which end of the order wins.
  enum End: Sendable { case least, greatest }

  let end: End

  var name: String { end == .least ? "min" : "max" }

  var outcome: String { end == .least ? "the smallest value" : "the greatest value" }

  var explanation: String {
    """
    For numbers, strings, dates and every other Comparable. NaN is ignored, so that the order of views does not \
    matter. On an Optional, `nil` is skipped, which makes it the form for measurements that may not be there yet. Else \
    a default has to be written: there is no \(end == .least ? "greatest" : "smallest") value of most types that would \
    be safe to show.
    """
  }

  let laws: Set<ReduceLaw> = [.associative]
  let isLiftedOverOptionals = true

  func model(for type: ValueType?) -> String? { ".\(name)()" }

  func ignoresOrder(of type: ValueType?) -> Bool { true }

  let requirement: String? = "a Comparable value"

  func accepts(_ type: ValueType) -> Bool {
    switch type.kind {
    case .number, .string, .substring, .character, .unknown: true
    default: false
    }
  }

  var example: SpecExample {
    SpecExample(
      key: #"""
        "name": "ColumnWidthKey",
        "value": "CGFloat?",
        "reduce": "\#(name)"
        """#)
  }

  func statements(at site: ReduceSite) -> [CodeLine] {
    let comparison = end == .least ? "<" : ">"
    guard canBeUnordered(site.type) else {
      let function = end == .least ? "min" : "max"
      return ["\(site.target) = Swift.\(function)(\(site.target), \(site.nextOnce))"]
    }
    let isUnordered =
      site.type?.isFloatingPoint == true
      ? "\(site.target).isNaN" : "\(site.target) != \(site.target)"
    return site.withNext { next in
      ["if \(next) \(comparison) \(site.target) || \(isUnordered) { \(site.target) = \(next) }"]
    }
  }

  /// Whether a value of the type may differ from itself, as NaN does.
  private func canBeUnordered(_ type: ValueType?) -> Bool {
    guard let type, type.isKnown else { return true }
    return type.isFloatingPoint || type.numericType == .decimal
  }
}
