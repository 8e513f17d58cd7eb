import JSONSource
import SwiftSource

extension Reader where Value == Bool {
  /// Reads `true` or `false`.
  static var boolean: Reader {
    Reader(shape: .boolean) { node, context in
      guard node.kind == .boolean else {
        context.reportShape(.boolean, at: node)
        return nil
      }
      return node.sourceText == "true"
    }
  }
}

extension Reader where Value == ReportForm {
  /// Reads `value`, `element`, `entry`, or `{"entry": NAME}`.
  static var reportForm: Reader {
    let words = ["value", "element", "entry"]
    let shape = ValueShape.either([
      .words(words),
      .object(
        "an entry", members: [("entry", Reader<String>.identifier("the name of an argument").shape)]
      ),
    ])
    return Reader(shape: shape) { node, context in
      if node.kind == .object {
        return context.onlyMember(of: node, named: ["entry"], noun: "an entry").flatMap {
          Reader<String>.identifier("the name of an argument").read($0.value, context)
        }.map { .entry($0) }
      }
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      switch word {
      case "value": return .value
      case "element": return .element
      case "entry": return .entry("id")
      default:
        context.reportUnknownWord(word, meaning: "a way to report", known: words, at: node)
        return nil
      }
    }
  }
}

extension Reader where Value == Measurement {
  /// Reads the word for a quantity, or `{"swift": EXPRESSION, "type": TYPE}`.
  static var measurement: Reader {
    let shape = ValueShape.either([
      Reader<Measurement.Quantity>.word("something that can be measured").shape,
      MeasurementSpec.shape,
    ])
    return Reader(shape: shape) { node, context in
      switch node.kind {
      case .string:
        return Reader<Measurement.Quantity>.word("something that can be measured")
          .read(node, context).map { .quantity($0) }
      case .object:
        guard let spec = MeasurementSpec.decode(node, context), let expression = spec.expression
        else { return nil }
        return .expression(expression, type: spec.type)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }
}

/// An expression that measures, as a spec writes it.
struct MeasurementSpec: SpecObject {
  static let noun = "a measurement"
  static let members: [Member<MeasurementSpec>] = [
    Member(
      "swift", .fragment(.expression, "a Swift expression"), isRequired: true,
      "An expression over `proxy`, a `GeometryProxy`, and the parameters."
    ) { $0.expression = $1 },
    Member(
      "type", .fragment(.type, "a Swift type"), "The type of the expression, where there is no key."
    ) { $0.type = $1 },
  ]

  let node: JSONNode
  var expression: Fragment?
  var type: Fragment?

  init(node: JSONNode) { self.node = node }
}

extension Reader where Value == MeasuringSpace {
  /// Reads the word for a space, or an object that says which.
  static var measuringSpace: Reader {
    let words = ["local", "global", "scrollView"]
    let shape = ValueShape.either([
      .words(words),
      .object(
        "a scroll view",
        members: [("scrollView", Reader<MeasuringSpace.Axis>.word("an axis").shape)]),
      .object(
        "a declared space",
        members: [("space", Reader<String>.identifier("the name of a space").shape)]),
      .object("a space that is passed", members: [("parameter", SpaceParameterSpec.shape)]),
    ])
    return Reader(shape: shape) { node, context in
      if node.kind == .object {
        return context.onlyMember(
          of: node, named: ["scrollView", "space", "parameter"], noun: "a coordinate space"
        ).flatMap { space($0, context) }
      }
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      switch word {
      case "local": return .local
      case "global": return .global
      case "scrollView": return .scrollView(axis: nil)
      default:
        context.reportUnknownWord(
          word, meaning: "a coordinate space", known: words, at: node,
          otherwise: "a space that the spec declares is written `{ \"space\": \"NAME\" }`")
        return nil
      }
    }
  }

  private static func space(_ member: JSONMember, _ context: DecodingContext) -> MeasuringSpace? {
    switch member.name {
    case "scrollView":
      Reader<MeasuringSpace.Axis>.word("an axis").read(member.value, context)
        .map { .scrollView(axis: $0) }
    case "space":
      Reader<Located<String>>.located(.identifier("the name of a space"))
        .read(member.value, context).map { .declared($0) }
    default: SpaceParameterSpec.decode(member.value, context).map { .parameter($0) }
    }
  }
}

extension Reader where Value == String {
  /// Reads a length in points, a number above zero, as a Swift literal.
  static var length: Reader {
    Reader(shape: .number) { node, context in
      guard node.kind == .number, let text = node.numberText else {
        context.reportShape(.number, at: node)
        return nil
      }
      guard case .success(let literal) = SwiftLiteral.number(text, as: .cgFloat),
        let length = Double(literal), length > 0
      else {
        context.report(
          .invalidLiteral, at: node, "`\(text.forMessage)` is no length that can be rounded to",
          remedy: "write a number above zero, such as `0.5` for half a point")
        return nil
      }
      return literal
    }
  }
}

extension Reader where Value == Fragment {
  /// Reads the word for an alignment, or `{"swift": EXPRESSION}`, as an expression of the type `Alignment`.
  static var alignment: Reader {
    let words = [
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing",
      "bottomLeading", "bottomTrailing", "centerFirstTextBaseline", "centerLastTextBaseline",
      "leadingFirstTextBaseline", "leadingLastTextBaseline", "trailingFirstTextBaseline",
      "trailingLastTextBaseline",
    ]
    let shape = ValueShape.either([
      .words(words),
      .object(
        "an alignment",
        members: [("swift", Reader<Fragment>.fragment(.expression, "a Swift expression").shape)]),
    ])
    return Reader(shape: shape) { node, context in
      if node.kind == .object {
        return context.onlyMember(of: node, named: ["swift"], noun: "an alignment").flatMap {
          fragment(.expression, "a Swift expression").read($0.value, context)
        }
      }
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      if words.contains(word) { return Fragment("." + word, from: node) }
      context.reportUnknownWord(word, meaning: "an alignment", known: words, at: node)
      return nil
    }
  }
}

extension Reader where Value == KeyReference {
  /// Reads the name of a key, or the type of one that is written by hand and that of its values.
  static var keyReference: Reader {
    let shape = ValueShape.either([Reader<String>.keyName.shape, HandwrittenKeySpec.shape])
    return Reader(shape: shape) { node, context in
      switch node.kind {
      case .string: return Reader<String>.keyName.read(node, context).map { .named($0) }
      case .object:
        guard let spec = HandwrittenKeySpec.decode(node, context), let type = spec.type,
          let value = spec.value
        else { return nil }
        return .handwritten(type: type, value: value)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }
}

/// A key that is written by hand, as a spec names it.
struct HandwrittenKeySpec: SpecObject {
  static let noun = "a key that is written by hand"
  static let members: [Member<HandwrittenKeySpec>] = [
    Member(
      "type", .fragment(.type, "a Swift type"), isRequired: true,
      "The type that conforms to `PreferenceKey`."
    ) { $0.type = $1 },
    Member(
      "value", .fragment(.type, "a Swift type"), isRequired: true, "The type of its values."
    ) { $0.value = $1 },
  ]

  let node: JSONNode
  var type: Fragment?
  var value: Fragment?

  init(node: JSONNode) { self.node = node }
}

extension DecodingContext {
  /// The member of an object that holds one of some, beside a comment; anything else is reported.
  ///
  /// - Parameter noun: what the object describes, with its article.
  func onlyMember(of node: JSONNode, named names: [String], noun: String) -> JSONMember? {
    let members = node.members.filter { member in
      guard member.hasName("//") else { return true }
      _ = Reader<[String]>.lines("a comment").read(member.value, self)
      return false
    }
    let listed = names.map { "`\($0)`" }.joined(separator: ", ")
    guard members.count == 1 else {
      report(
        .wrongType, at: node, "\(noun) is an object with one member",
        remedy: "write one of \(listed)")
      return nil
    }
    guard names.contains(members[0].name) else {
      let nearest = NearestWord.of(members[0].name, in: names)
      report(
        .unknownMember, at: members[0].nameNode,
        "\(noun) has no member `\(members[0].name.forMessage)`",
        remedy: nearest.map { "did you mean `\($0)`?" } ?? "its members are \(listed)")
      return nil
    }
    return members[0]
  }
}
