/// A tag of a template, not yet matched with others.
struct Tag {
  enum Kind {
    case value(raw: Bool)
    case section, inverted
    case partial, parent, block
    case close
    case comment, delimiters
  }

  let kind: Kind
  /// The bytes of the name; empty for comments and set-delimiter tags.
  let name: Range<Int>
  /// The bytes of the whole tag, delimiters included.
  let range: Range<Int>

  /// Whether a closing tag must follow.
  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    case .value, .partial, .close, .comment, .delimiters: false
    }
  }
}
