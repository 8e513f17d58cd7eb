import JSONSource

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
