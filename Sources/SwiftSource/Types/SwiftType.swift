/// A Swift type as it is written: what its source says, without knowing any declaration.
public struct SwiftType: Equatable, Sendable {
  private let tree: TypeTree
  private let index: Int

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - text: the source of exactly one type.
  ///   - slot: `.type` or `.parameterType`: whether words such as `inout` may stand in front.
  /// - Throws: the problem that `SwiftFragment.problems(in:as:)` reports for the text.
  public init(
    parsing text: String, as slot: SwiftFragment.Slot = .type
  ) throws(FragmentProblem) {
    var parser = try FragmentParser(text)
    try parser.fragment(of: slot == .parameterType ? .parameterType : .type)
    tree = parser.types
    index = tree.nodes.count - 1
  }

  private init(_ tree: TypeTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The source of the type, without white space and comments around it.
  public var text: String { source(of: node.range) }

  /// The UTF-8 offsets of the type in the text it was read from.
  public var range: Range<Int> { node.range }

  // MARK: Optionals and collections

  /// The type inside `T?`, `T!`, `Optional<T>` or `Swift.Optional<T>`; `nil` for all others.
  public var wrapped: SwiftType? {
    let type = unparenthesized
    switch type.node.kind {
    case .optional, .implicitlyUnwrapped: return type.children[0]
    default: return type.arguments(ofStandardType: "Optional", count: 1)?[0]
    }
  }

  /// Whether the type is an Optional.
  public var isOptional: Bool { wrapped != nil }

  /// Whether the type is written `T!`.
  public var isImplicitlyUnwrapped: Bool { unparenthesized.node.kind == .implicitlyUnwrapped }

  /// The element of `[T]` or `Array<T>`; `nil` for all others.
  public var arrayElement: SwiftType? {
    let type = unparenthesized
    if type.node.kind == .array { return type.children[0] }
    return type.arguments(ofStandardType: "Array", count: 1)?[0]
  }

  /// The element of `Set<T>`; `nil` for all others.
  public var setElement: SwiftType? {
    unparenthesized.arguments(ofStandardType: "Set", count: 1)?[0]
  }

  /// The key and value of `[K: V]` or `Dictionary<K, V>`; `nil` for all others.
  public var dictionary: (key: SwiftType, value: SwiftType)? {
    let type = unparenthesized
    let parts =
      type.node.kind == .dictionary
      ? type.children : type.arguments(ofStandardType: "Dictionary", count: 2)
    return parts.map { ($0[0], $0[1]) }
  }

  // MARK: Names

  /// The dotted name without generic arguments and without the module, such as `CGFloat` for
  /// `CoreFoundation.CGFloat` or `Text.LayoutKey`; `nil` for a type that is no name.
  ///
  /// Only the modules that the generated code and its neighbours import are known as modules.
  public var name: String? {
    guard var names = unparenthesized.dottedNames else { return nil }
    if names.count > 1, Self.knownModules.contains(names[0]) { names.removeFirst() }
    return names.joined(separator: ".")
  }

  /// The generic arguments of a type that is a name; empty for all others.
  public var genericArguments: [SwiftType] {
    let type = unparenthesized
    switch type.node.kind {
    case .name: return type.children
    case .member: return Array(type.children.dropFirst())
    default: return []
    }
  }

  /// Every name that the type mentions, in order, each once; names behind a dot, attributes and
  /// words such as `inout` as well, labels not.
  public var mentionedNames: [String] {
    var names: [(offset: Int, name: String)] = []
    for type in withDescendants {
      switch type.node.kind {
      case .name, .member, .attributed:
        names.append((type.node.name.lowerBound, type.ownName))
      default: break
      }
    }
    var seen: Set<String> = []
    return names.sorted { $0.offset < $1.offset }.map(\.name).filter { seen.insert($0).inserted }
  }

  // MARK: Functions and tuples

  /// Whether the type is a function type, parentheses and attributes seen through.
  public var isFunction: Bool { unmodified.node.kind == .function }

  /// Whether the type is a tuple, `()` included.
  public var isTuple: Bool { unmodified.node.kind == .tuple }

  /// Whether `@escaping` can, and must, stand in front of the type of a parameter that is kept: it
  /// is a function type itself, not an Optional or a collection of one, and does not say so yet.
  ///
  /// Source: "Escaping Closures" in *The Swift Programming Language*.
  public var takesEscaping: Bool {
    guard isFunction else { return false }
    var type = self
    while true {
      switch type.node.kind {
      case .attributed where type.ownName == "escaping": return false
      case .specified where type.ownName == "inout": return false
      case .attributed, .specified, .parenthesized: type = type.children[0]
      default: return true
      }
    }
  }

  /// The source of the type with `@escaping` in front, or behind words such as `sending`, which come first.
  public var escapingText: String {
    var type = self
    while type.node.kind == .specified { type = type.children[0] }
    let split = type.node.range.lowerBound
    return source(of: node.range.lowerBound..<split) + "@escaping "
      + source(of: split..<node.range.upperBound)
  }

  /// Whether the type can never be `Equatable`: a function, a tuple, a metatype or an existential,
  /// or an Optional, array, dictionary or inline array of one.
  public var cannotBeEquatable: Bool {
    let type = unmodified
    switch type.node.kind {
    case .function, .tuple, .metatype, .existential, .composition: return true
    case .name where type.node.firstChild < 0: return ["Any", "AnyObject"].contains(type.ownName)
    default: break
    }
    if let wrapped = type.wrapped ?? type.arrayElement ?? type.dictionary?.value {
      return wrapped.cannotBeEquatable
    }
    if type.node.kind == .fixedArray { return true }
    return false
  }

  /// Whether the type is opaque, `some P`.
  public var isOpaque: Bool { unmodified.node.kind == .opaque }

  /// The source of the type in a form that `?`, `.self` or `.Type` can follow: in parentheses where
  /// these would otherwise belong to its last part.
  public var operandText: String {
    switch node.kind {
    case .function, .opaque, .existential, .composition, .suppressed, .attributed, .specified,
      .packElement, .packExpansion:
      "(\(text))"
    default: text
    }
  }
}

// MARK: - Reading the tree

extension SwiftType {
  private var node: TypeNode { tree.nodes[index] }

  private var children: [SwiftType] { tree.children(of: index).map { SwiftType(tree, $0) } }

  /// The node and all below it.
  private var withDescendants: [SwiftType] {
    var found: [SwiftType] = []
    var waiting = [self]
    while let type = waiting.popLast() {
      found.append(type)
      waiting.append(contentsOf: type.children)
    }
    return found
  }

  private var unparenthesized: SwiftType {
    var type = self
    while type.node.kind == .parenthesized { type = type.children[0] }
    return type
  }

  /// The type without parentheses, attributes and words in front.
  private var unmodified: SwiftType {
    var type = self
    while [.parenthesized, .attributed, .specified].contains(type.node.kind) {
      type = type.children[0]
    }
    return type
  }

  private var ownName: String {
    let name = source(of: node.name)
    return name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  private func source(of range: Range<Int>) -> String {
    String(decoding: tree.bytes[range], as: UTF8.self)
  }

  /// The names of `A.B.C`, outermost first.
  private var dottedNames: [String]? {
    switch node.kind {
    case .name: return [ownName]
    case .member: return children[0].dottedNames.map { $0 + [ownName] }
    default: return nil
    }
  }

  /// The generic arguments if the type is one of the standard library's with that many of them.
  private func arguments(ofStandardType name: String, count: Int) -> [SwiftType]? {
    guard let names = dottedNames, names == [name] || names == ["Swift", name] else { return nil }
    let arguments = genericArguments
    return arguments.count == count ? arguments : nil
  }

  private static let knownModules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "HeadlessUI", "Foundation", "FoundationEssentials",
    "CoreFoundation", "CoreGraphics", "Combine", "Observation", "UIKit", "AppKit",
  ]
}
