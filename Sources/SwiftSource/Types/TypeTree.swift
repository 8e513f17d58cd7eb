/// The types of one fragment as a flat list of nodes, children before their parents.
struct TypeTree: Equatable, Sendable {
  /// The UTF-8 of the fragment.
  let bytes: [UInt8]
  var nodes: [TypeNode] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends a node and gives its index.
  mutating func append(_ node: TypeNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Makes `next` the sibling that follows `index`.
  mutating func link(_ index: Int, to next: Int) {
    nodes[index].nextSibling = next
  }

  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = nodes[index].firstChild
    while next >= 0 {
      children.append(next)
      next = nodes[next].nextSibling
    }
    return children
  }
}

/// One type, or a part of one.
struct TypeNode: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A name; its children are the generic arguments.
    case name
    /// A name in another type, `A.B`: the first child is that type, the others the arguments.
    case member
    case optional
    case implicitlyUnwrapped
    case array
    /// `[3 of Int]`: the number, then the element.
    case fixedArray
    case dictionary
    /// `(T)`.
    case parenthesized
    /// A tuple, or the parameters of a function; its children are elements.
    case tuple
    case element
    /// An element with a label.
    case labelledElement
    /// The parameters, the type thrown if it is named, the result.
    case function
    /// `T.Type` or `T.Protocol`.
    case metatype
    /// `some P`.
    case opaque
    /// `any P`.
    case existential
    case composition
    /// `~Copyable`.
    case suppressed
    /// A type behind an attribute such as `@Sendable`, whose name is `name`.
    case attributed
    /// A type behind a word such as `inout`, which is `name`.
    case specified
    /// `repeat T`.
    case packExpansion
    /// `each T`.
    case packElement
    /// `_`.
    case placeholder
    /// A number as a generic argument.
    case integer
  }

  var kind: Kind
  /// The UTF-8 offsets that the type covers.
  var range: Range<Int>
  /// The UTF-8 offsets of the name of a `name`, `member`, `attributed`, `specified` or label.
  var name: Range<Int> = 0..<0
  /// Whether a label is followed by another name, as in `(_ x: Int) -> Void`.
  var hasSecondName = false
  /// The index of the first child, or -1.
  var firstChild = -1
  /// The index of the next child of the same parent, or -1.
  var nextSibling = -1
}
