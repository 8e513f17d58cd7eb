import Foundation

/// The spec that faults are planted in: modifiers of every kind, in both forms, and containers.
enum FaultSpec {
  /// A modifier or a container, and a key or none that it works on.
  struct Entry {
    /// The name, to which that of a fault is added.
    let name: String
    /// What says its kind: the word of a spec, or `container`.
    let kind: String
    /// The members of its JSON object; `NAME` stands for the name, and `TYPE` for that of its `ViewModifier`.
    let members: String
    /// The name of its key, which reductions and defaults are taken from.
    let key: String

    init(_ kind: String, _ name: String, _ key: String, _ members: String) {
      (self.kind, self.name, self.key, self.members) = (kind, name, key, members)
    }

    /// The entry as JSON, under another name.
    func json(named name: String) -> String {
      let text = members.replacing("TYPE", with: "Type" + name)
      if kind == "container" { return "{ \"name\": \"\(name)\", \(text) }" }
      let key = self.key.isEmpty ? "" : ", \"key\": \"\(self.key)\""
      return
        "{ \"kind\": \"\(kind)\", \"name\": \"\(name)\"\(key)\(text.isEmpty ? "" : ", ")\(text) }"
    }
  }

  /// The keys.
  static let keys = """
    { "name": "TextKey", "value": "String", "default": "", "reduce": "lastNonDefault" },
    { "name": "ListKey", "value": "[Int]", "reduce": "append" },
    { "name": "TableKey", "value": "[String: Int]", "reduce": "merge" },
    { "name": "ModelKey", "value": "Model?", "reduce": "lastNonNil", "samples": ["Model()", "Model()"] },
    { "name": "ActionKey", "value": "(() -> Void)?", "reduce": "lastNonNil" },
    { "name": "WidthKey", "value": "CGFloat", "default": 0, "reduce": "max" },
    { "name": "NumberKey", "value": "Double?", "reduce": "max" },
    { "name": "FrameKey", "value": "CGRect?", "reduce": "lastNonNil" },
    { "name": "OriginsKey", "value": "[CGPoint]", "reduce": "append" },
    { "name": "ColumnsKey", "value": "[Int: CGFloat]", "reduce": { "merge": "max" } },
    { "name": "BoundsKey", "value": "[String: Anchor<CGRect>]", "reduce": "merge" },
    { "name": "PointsKey", "value": "[Anchor<CGPoint>]", "reduce": "append" },
    { "name": "TagsKey", "value": "[Tagged]", "reduce": "append" }
    """

  /// The types that the spec's own sources have.
  static let support = """
    final class Model: Equatable {
      static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
    }

    struct Tagged {
      let tag: Int
      let bounds: Anchor<CGRect>
    }

    // What faults are made of.

    struct OtherKey: PreferenceKey {
      static var defaultValue: String { "" }
      static func reduce(value: inout String, nextValue: () -> String) {}
    }

    func second<Value>(_ first: Value, _ second: Value) -> Value { second }

    func never<Value>(_ action: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
      { _ in }
    }

    func twice<Value>(_ action: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
      { value in
        nonisolated(unsafe) let value = value
        action(value)
        action(value)
      }
    }

    func always<Value>(_ action: @escaping @MainActor (Value) -> Void, _ value: Value)
      -> @MainActor (Value) -> Void
    {
      nonisolated(unsafe) let value = value
      return { _ in action(value) }
    }

    func tell<Value>(_ action: @escaping @MainActor (Value) -> Void, _ value: Value) -> Color {
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { action(value) }
      return Color.clear
    }

    struct Setter<Value>: @unchecked Sendable {
      let binding: Binding<Value>
      let value: Value
      func set() { binding.wrappedValue = value }
    }

    extension Binding {
      var unchanged: Binding<Value> { .constant(wrappedValue) }

      func always(_ value: Value) -> Binding<Value> {
        let setter = Setter(binding: self, value: value)
        return Binding(get: { setter.binding.wrappedValue }, set: { _ in setter.set() })
      }
    }
    """

  private static let modifierForm = #""form": "modifier", "type": "TYPE""#

  /// The entries.
  static let entries: [Entry] = [
    Entry("set", "setText", "TextKey", ""),
    Entry("set", "setStoredText", "TextKey", modifierForm),
    Entry(
      "set", "setNumbered", "TextKey",
      #""parameters": [{ "label": "_", "name": "title", "type": "String" }, { "name": "number", "type": "Int", "default": 7 }], "value": "\"\\(number). \\(title)\"""#
    ),
    Entry("set", "setElement", "ListKey", #""as": "element""#),
    Entry("set", "setEntry", "TableKey", #""as": "entry""#),
    Entry("set", "setModel", "ModelKey", ""),
    Entry("set", "setAction", "ActionKey", ""),

    Entry(
      "transform", "prefixText", "TextKey",
      #""parameters": [{ "label": "_", "name": "prefix", "type": "String" }], "body": ["if !value.isEmpty {", "  value = prefix + value", "}"]"#
    ),
    Entry(
      "transform", "addNumber", "ListKey",
      "\(modifierForm), " + #""body": "value += [4]""#),

    Entry("observe", "observeText", "TextKey", ""),
    Entry("observe", "observeStored", "TextKey", modifierForm),
    Entry("observe", "observeReset", "ListKey", #""resets": true"#),
    Entry("observe", "observeModel", "ModelKey", ""),
    Entry("bind", "bindText", "TextKey", ""),
    Entry("bind", "bindStored", "ListKey", modifierForm),
    Entry("bind", "bindReset", "TableKey", #""resets": true"#),

    Entry("measure", "measureWidth", "WidthKey", #""of": "width""#),
    Entry(
      "measure", "measureRounded", "WidthKey", #""of": "width", "roundTo": 8, "host": "overlay""#),
    Entry(
      "measure", "measurePadded", "WidthKey",
      #""of": "width", "parameters": [{ "label": "by", "name": "padding", "type": "CGFloat" }], "value": "measured + 2 * padding""#
    ),
    Entry("measure", "measureNumber", "NumberKey", #""of": "maxY", "in": "global""#),
    Entry("measure", "measureGlobal", "FrameKey", #""of": "frame", "in": "global", "roundTo": 8"#),
    Entry("measure", "measureNamed", "FrameKey", #""of": "frame", "in": { "space": "page" }"#),
    Entry("measure", "measureScrolled", "FrameKey", #""of": "frame", "in": "scrollView""#),
    Entry(
      "measure", "measureVertical", "FrameKey",
      #""of": "frame", "in": { "scrollView": "vertical" }"#),
    Entry(
      "measure", "measureHorizontal", "FrameKey",
      #""of": "frame", "in": { "scrollView": "horizontal" }"#),
    Entry(
      "measure", "measureOrigin", "OriginsKey", #""of": "origin", "in": "global", "as": "element""#),
    Entry(
      "measure", "measureAspect", "WidthKey",
      #""of": { "swift": "proxy.size.width / max(proxy.size.height, 1)" }"#),
    Entry("measure", "tellWidth", "WidthKey", #""of": "width", "then": "observe""#),
    Entry(
      "measure", "storeWidth", "WidthKey", #""of": "width", "then": "bind", "# + modifierForm),
    Entry(
      "measure", "tellFrame", "FrameKey",
      #""of": "frame", "then": "observe", "in": { "parameter": { "label": "in", "name": "space", "default": ".local" } }"#
    ),
    Entry(
      "measure", "tellOrigin", "OriginsKey",
      #""of": "origin", "in": "global", "as": "element", "then": "observe""#),
    Entry(
      "measure", "storeColumn", "ColumnsKey",
      #""of": "width", "as": { "entry": "column" }, "then": "bind""#),
    Entry("measure", "readSize", "", #""of": "size", "then": "observe""#),
    Entry("measure", "readTop", "", #""of": "minY", "in": "global", "then": "bind""#),
    Entry(
      "measure", "readFrame", "",
      #""of": "frame", "roundTo": 4, "then": "bind", "in": { "parameter": { "label": "in", "name": "space", "default": ".local" } }, "#
        + modifierForm),
    Entry(
      "measure", "readArea", "",
      #""of": { "swift": "proxy.size.width * scale", "type": "CGFloat" }, "parameters": [{ "name": "scale", "type": "CGFloat", "default": 1 }], "then": "observe""#
    ),

    Entry("anchor", "anchorBounds", "BoundsKey", #""as": "entry""#),
    Entry(
      "anchor", "anchorCenter", "PointsKey",
      #""source": "center", "as": "element", "# + modifierForm),
    Entry("anchor", "anchorCorner", "PointsKey", #""source": "topTrailing", "as": "element""#),
    Entry(
      "anchor", "anchorTag", "TagsKey",
      #""parameters": [{ "label": "_", "name": "tag", "type": "Int" }], "value": "[Tagged(tag: tag, bounds: anchor)]""#
    ),

    Entry("overlay", "overlayText", "TextKey", #""alignment": "bottom""#),
    Entry("overlay", "overlayProxy", "BoundsKey", #""proxy": true"#),
    Entry(
      "overlay", "overlayAligned", "TextKey",
      #""alignment": { "swift": "alignment" }, "parameters": [{ "name": "alignment", "type": "Alignment", "default": ".top" }], "#
        + modifierForm),
    Entry("background", "backgroundText", "TextKey", #""resets": true"#),
    Entry("background", "backgroundProxy", "BoundsKey", #""proxy": true, "# + modifierForm),

    Entry(
      "custom", "framed", "",
      #""parameters": [{ "label": "_", "name": "margin", "type": "CGFloat", "default": 5 }], "body": "content.padding(margin)""#
    ),
    Entry(
      "custom", "labelled", "",
      #""parameters": [{ "name": "isOn", "type": "Binding<Bool>" }, { "name": "badge", "builder": true, "type": "(Bool)" }], "state": [{ "name": "count", "type": "Int", "default": 0 }], "body": ["VStack {", "  content", "  badge(isOn)", "  Button(\"tap \\(count) \\(isOn)\") { count += 1 }.accessibilityIdentifier(\"tap\")", "}"], "#
        + modifierForm),

    Entry(
      "container", "Pane", "TextKey",
      #""state": [{ "name": "title", "from": "TextKey", "default": "none" }, { "name": "widest", "from": "WidthKey" }], "body": ["VStack {", "  Text(title)", "  content", "}"]"#
    ),
    Entry(
      "container", "Watcher", "ListKey",
      #""state": [{ "name": "numbers", "from": "ListKey" }], "parameters": [{ "name": "start", "type": "Int", "default": 3 }], "content": { "provides": [{ "name": "count", "type": "Int", "value": "numbers.count + start" }] }"#
    ),
  ]

  /// The spec of some entries.
  ///
  /// - Parameter list: the JSON of modifiers and of containers.
  static func text(modifiers: [String], containers: [String]) -> String {
    """
    { "keygen": 1, "allow": ["mixed-measurements", "loses-to-default"], "keys": [
    \(keys)
    ], "spaces": [{ "name": "page", "declare": "pageSpace" }],
    "modifiers": [
    \(modifiers.joined(separator: ",\n"))
    ], "containers": [
    \(containers.joined(separator: ",\n"))
    ] }
    """
  }
}
