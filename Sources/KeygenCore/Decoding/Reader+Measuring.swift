import JSONSource
import SwiftSource

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
