import JSONSource

/// Members of a modifier that only some kinds have.
final class KindMembers {
  /// `set`, `measure`, `anchor`: the expression that is written.
  var value: Fragment?
  /// `set`, `measure`, `anchor`: how what is reported enters the value.
  var report: Located<ReportForm>?
  /// `transform`: statements on `value` and the parameters. `custom`: lines of a view.
  var body: Fragment?
  /// The reading kinds: whether what was read stops here.
  var resets: Located<Bool>?
  /// `measure`: what is measured.
  var measurement: Located<Measurement>?
  /// `measure`: the coordinate space.
  var space: Located<MeasuringSpace>?
  /// `measure`: what reads the geometry.
  var host: Located<GeometryHost>?
  /// `measure`: the length to a multiple of which every number is rounded, as a Swift literal.
  var roundTo: Located<String>?
  /// `measure`: who hears what this view measured.
  var then: Located<Reception>?
  /// `anchor`: what the anchor stands for.
  var source: Located<AnchorSource>?
  /// `overlay`, `background`: where the content lies.
  var alignment: Fragment?
  /// `overlay`, `background`: whether the content is handed a `GeometryProxy`.
  var proxy: Located<Bool>?
  /// `custom`: properties that SwiftUI keeps.
  var states: [StateSpec]?
}
