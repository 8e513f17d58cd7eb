import JSONSource

/// How a modifier names its key.
///
/// Indirect, since most modifiers name none: a large spec has very many of them.
indirect enum KeyReference: Sendable {
  /// The name of a key of a spec, `TYPE.NAME` for one that is nested.
  case named(String)
  /// A key that is written by hand, with the type of its values.
  case handwritten(type: Fragment, value: Fragment)
}
