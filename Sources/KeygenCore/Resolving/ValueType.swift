import SwiftSource

/// What is known of a Swift type from how it is written.
///
/// A name that is not the standard library's, Foundation's or SwiftUI's own is not known: it may be an alias of
/// anything, and the compiler has the last word.
struct ValueType: Sendable {
  /// Sorts of types that strategies and literals tell apart.
  enum Kind: Hashable, Sendable {
    case unknown
    case optional
    case number(NumericType)
    case boolean
    case string, substring, character
    case array, set, dictionary
    case rect, size, point
    case function, tuple
  }

  /// The type as it is written.
  let text: String
  let kind: Kind
  private let syntax: SwiftType?

  /// Reads a type; text that is none is an unknown type.
  init(_ text: String) {
    self.init(text: text, syntax: try? SwiftType(parsing: text))
  }

  private init(_ syntax: SwiftType) { self.init(text: syntax.text, syntax: syntax) }

  private init(text: String, syntax: SwiftType?) {
    self.text = text
    self.syntax = syntax
    kind = syntax.map(Self.kind(of:)) ?? .unknown
  }

  /// A type of which nothing is known.
  static let unknown = ValueType(text: "_", syntax: nil)
  /// The type of a dictionary's keys where the dictionary is not known.
  static let string = ValueType("String")

  private static func kind(of type: SwiftType) -> Kind {
    if type.isOptional { return .optional }
    if type.arrayElement != nil { return .array }
    if type.setElement != nil { return .set }
    if type.dictionary != nil { return .dictionary }
    if type.isFunction { return .function }
    if type.isTuple { return .tuple }
    guard let name = type.name, type.genericArguments.isEmpty else { return .unknown }
    if let number = NumericType(rawValue: name) { return .number(number) }
    return kindsByName[name] ?? .unknown
  }

  private static let kindsByName: [String: Kind] = [
    "Bool": .boolean, "String": .string, "Substring": .substring, "Character": .character,
    "CGRect": .rect, "CGSize": .size, "CGPoint": .point,
  ]

  // MARK: Parts

  /// The type inside an Optional.
  var wrapped: ValueType? { syntax?.wrapped.map(ValueType.init) }

  /// The type of the elements of an array, a set or another collection of the standard library that an array literal
  /// makes.
  var element: ValueType? {
    (syntax?.arrayElement ?? syntax?.setElement ?? otherElement).map(ValueType.init)
  }

  private var otherElement: SwiftType? {
    guard let syntax, let name = syntax.name, ["ContiguousArray", "ArraySlice"].contains(name),
      syntax.genericArguments.count == 1
    else { return nil }
    return syntax.genericArguments[0]
  }

  /// The type of a dictionary's keys.
  var dictionaryKey: ValueType? { syntax?.dictionary.map { ValueType($0.key) } }

  /// The type of a dictionary's values.
  var dictionaryValue: ValueType? { syntax?.dictionary.map { ValueType($0.value) } }

  /// The type with every level of Optional taken off.
  var strippingOptionals: ValueType {
    guard var inner = syntax?.wrapped else { return self }
    while let wrapped = inner.wrapped { inner = wrapped }
    return ValueType(inner)
  }

  // MARK: Facts

  var isKnown: Bool { kind != .unknown }

  /// Whether it is certain that the type is no Optional.
  var isKnownNonOptional: Bool { isKnown && kind != .optional }

  var numericType: NumericType? {
    if case .number(let type) = kind { return type }
    return nil
  }

  var isFloatingPoint: Bool { numericType.map { $0.isFloatingPoint && $0 != .decimal } ?? false }

  var isDouble: Bool { numericType == .double }

  /// Whether JSON strings are string literals of the type, not expressions.
  var isText: Bool { kind == .string || kind == .substring || kind == .character }

  /// Whether a parameter of the type needs `@escaping` to be kept.
  var isEscapingAsParameter: Bool { parameterSyntax?.takesEscaping ?? false }

  /// The type with `@escaping` where Swift wants it.
  var escapingText: String { parameterSyntax?.escapingText ?? "@escaping \(text)" }

  /// The type, which words that only a parameter has may precede.
  private var parameterSyntax: SwiftType? {
    syntax ?? (try? SwiftType(parsing: text, as: .parameterType))
  }

  /// The type as `?` can follow it: in parentheses where it would otherwise belong to its last part.
  var operandText: String { syntax?.operandText ?? text }

  /// The names that the type mentions.
  var mentionedNames: [String] { syntax?.mentionedNames ?? [] }

  /// Whether the type can never be `Equatable`.
  var cannotBeEquatable: Bool {
    (syntax?.cannotBeEquatable ?? false) || strippingOptionals.plainName == "Void"
  }
}

extension ValueType {
  /// Whether the type is a generic one of the standard library or SwiftUI, named without its arguments.
  var isGenericWithoutArguments: Bool {
    guard let syntax, let name = syntax.name, syntax.genericArguments.isEmpty else { return false }
    return Self.genericTypes.contains(name)
  }

  private static let genericTypes: Set<String> = [
    "Array", "Binding", "Dictionary", "ForEach", "Group", "HStack", "LazyHStack", "LazyVStack",
    "List", "ModifiedContent", "NavigationLink", "NavigationStack", "NavigationView", "Optional",
    "Range", "Result", "ScrollView", "Section", "Set", "State", "TupleView", "VStack", "ZStack",
    "Button", "Label", "GeometryReader", "Toggle",
  ]
}

extension ValueType {
  /// Why the type cannot be that of a stored or computed property, and what to do; `nil` where it can.
  var problemAsProperty: (message: String, remedy: String)? {
    guard let syntax else { return nil }
    if syntax.isImplicitlyUnwrapped {
      return (
        "`\(text.forMessage)` would be unwrapped without asking", "write an Optional with `?`"
      )
    }
    if syntax.isOpaque {
      return ("`\(text.forMessage)` stands for a type that is nowhere given", "name the type")
    }
    let names = syntax.mentionedNames
    if names.contains("escaping") || names.contains("autoclosure") {
      return (
        "`@escaping` and `@autoclosure` are no part of a type",
        "leave them out: `@escaping` is added where it is needed"
      )
    }
    if names.contains("Self") || names.contains("_") || text == "_" {
      return ("`\(text.forMessage)` means nothing here", "name the type")
    }
    return nil
  }

  /// The qualified name that the type is, without generic arguments; `nil` for what is no name.
  var plainName: String? { syntax?.name }
}
