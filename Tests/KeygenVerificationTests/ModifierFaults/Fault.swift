import Foundation

/// A way to break a modifier or a container in the generated text.
struct Fault: Sendable {
  /// The name, of letters alone.
  let name: String
  /// The kinds that it is planted in.
  let kinds: Set<String>
  /// Changes the text of the method or the struct; what it leaves alone it does not fit.
  let plant: @Sendable (_ text: String, _ key: String) -> String
  /// Why it makes no difference to an entry, by the names of entries.
  let equivalences: [String: String]

  init(
    _ name: String, _ kinds: Set<String>, equivalent: [String: String] = [:],
    _ plant: @escaping @Sendable (_ text: String, _ key: String) -> String
  ) {
    (self.name, self.kinds, self.plant, equivalences) = (name, kinds, plant, equivalent)
  }

  /// A fault that replaces what a pattern matches; in the template `$1` is what its first parentheses match, and `KEY` the
  /// key.
  static func replacing(
    _ name: String, _ kinds: Set<String>, _ pattern: String, with template: String,
    equivalent: [String: String] = [:]
  ) -> Fault {
    Fault(name, kinds, equivalent: equivalent) { text, key in
      text.replacingOccurrences(
        of: pattern, with: template.replacing("KEY", with: key), options: .regularExpression)
    }
  }

  private static let reading: Set<String> = ["observe", "bind", "overlay", "background"]
  private static let telling: Set<String> = ["observe", "bind", "measure"]
  private static let layers: Set<String> = ["overlay", "background"]

  /// The faults.
  static let all: [Fault] = [
    // What is written.
    replacing(
      "setterDropped", ["set", "measure"],
      #"preference\(\s*key: \w+\.self, value: ([^\n]*)\)(?=\n)"#,
      with: "preference(key: OtherKey.self, value: \"\\\\(String(describing: $1))\")"),
    replacing(
      "defaultWritten", ["set", "measure"], #"(key: \w+\.self, value: )([^\n]*)\)(?=\n)"#,
      with: "$1second($2, KEY.defaultValue))"),
    replacing("argumentIgnored", ["set"], #"\\\(number\)"#, with: "7"),
    replacing("otherArgumentIgnored", ["set"], #"\\\(title\)"#, with: "a"),
    replacing("entryUnderAnotherId", ["set", "anchor"], #"\[id: "#, with: "[id + \"x\": "),
    replacing("entryUnderAnotherNumber", ["measure"], #"\[column: "#, with: "[column + 1: "),
    replacing("elementTwice", ["set"], #"value: \[(\w+)\]\)"#, with: "value: [$1, $1])"),
    replacing(
      "addedInPlaceOfReplaced", ["set"], #"preference\(key: (\w+)\.self, value: value\)"#,
      with: "transformPreference($1.self) { $1.reduce(value: &\\$0) { value } }"),

    // What is changed.
    replacing(
      "transformIgnored", ["transform"], #"value in\n"#, with: "value in\n      var value = value\n"
    ),
    replacing(
      "subtreeIgnored", ["transform"], #"value in\n"#,
      with: "value in\n      value = KEY.defaultValue\n"),
    replacing("argumentDropped", ["transform"], #"prefix \+ value"#, with: "\"b\" + value"),
    replacing("transformedTwice", ["transform"], #"(value \+= \[4\])"#, with: "$1; $1"),

    // What is told.
    replacing("neverCalled", telling, #"\(action\)"#, with: "(never(action))"),
    replacing("calledTwice", telling, #"\(action\)"#, with: "(twice(action))"),
    replacing(
      "defaultTold", ["observe"], #"\(action\)"#, with: "(always(action, KEY.defaultValue))"),
    replacing("notStored", telling, #"(storingIn: \$?binding)\)"#, with: "$1.unchanged)"),
    replacing(
      "defaultStored", ["bind"], #"(storingIn: \$?binding)\)"#,
      with: "$1.always(KEY.defaultValue))"),
    Fault("equalValuesTold", ["observe"]) { text, key in
      text.replacingOccurrences(
        of: #"onPreferenceChange\(\s*\w+\.self, perform: keygenReceiver\(action\)\)"#,
        with: """
          overlayPreferenceValue(\(key).self) { value in
                tell(action, value)
              }
          """, options: .regularExpression)
    },
    Fault("observerOutside", ["measure"]) { text, _ in movedOutside(text) },

    // Where what is read goes.
    replacing(
      "resetDropped", reading, #"\n *\.preference\(key: \w+\.self, value: \w+\.defaultValue\)"#,
      with: ""),
    Fault("resetAdded", reading) { text, key in
      text.contains(".preference(key:")
        ? text
        : appending(".preference(key: \(key).self, value: \(key).defaultValue)", to: text)
    },
    Fault("resetInside", reading) { text, key in
      let reset = ".preference(key: \(key).self, value: \(key).defaultValue)"
      guard text.contains(reset) else { return text }
      return text.replacing(reset, with: "")
        .replacing("\n    self\n", with: "\n    self\(reset)\n")
        .replacing("\n    content\n", with: "\n    content\(reset)\n")
    },

    // What is measured.
    replacing(
      "localInPlaceOfOther", ["measure"],
      #"in: \.(global|page|scrollView\(axis: \.\w+\)|scrollView)\)"#,
      with: "in: .local)"),
    replacing(
      "globalInPlaceOfOther", ["measure"],
      #"in: \.(local|page|scrollView\(axis: \.\w+\)|scrollView)\)"#, with: "in: .global)"),
    replacing(
      "passedSpaceIgnored", ["measure"], #"in: space\)"#, with: "in: second(space, .local))"),
    replacing("otherAxis", ["measure"], #"axis: \.vertical"#, with: "axis: .horizontal"),
    replacing("oneAxis", ["measure"], #"axis: \.horizontal"#, with: "axis: .vertical"),
    replacing(
      "otherScrollView", ["measure"], #"in: \.scrollView\)"#,
      with: "in: .scrollView(axis: .horizontal))"),
    replacing("farEdge", ["measure"], #"\.minY"#, with: ".maxY"),
    replacing("nearEdge", ["measure"], #"\.maxY"#, with: ".minY"),
    replacing("sidewaysEdge", ["measure"], #"\.(min|max)Y"#, with: ".$1X"),
    replacing("heightForWidth", ["measure"], #"\.width"#, with: ".height"),
    replacing(
      "sizeOfWidth", ["measure"], #"proxy\.size\n"#,
      with: "CGSize(width: proxy.size.width, height: proxy.size.width)\n"),
    replacing("roundingDropped", ["measure"], #"\((\S+) / \d+\)\.rounded\(\) \* \d+"#, with: "$1"),
    replacing("roundedDown", ["measure"], #"\.rounded\(\)"#, with: ".rounded(.down)"),
    replacing(
      "halfTheStep", ["measure"], #"/ (\d+)\)\.rounded\(\) \* \d+"#, with: "/ 2).rounded() * 2"),
    replacing("expressionIgnored", ["measure"], #"measured \+ 2 \* padding"#, with: "measured + 2"),
    replacing("scaleIgnored", ["measure"], #" \* scale"#, with: " * second(scale, 1)"),
    replacing(
      "hostSwapped", ["measure"], #"(background|overlay) \{"#, with: "$1HOST {",
      equivalent: Dictionary(
        uniqueKeysWithValues: [
          "measureWidth", "measureRounded", "measurePadded", "measureNumber", "measureAspect",
          "tellWidth", "storeWidth", "storeColumn",
        ].map { ($0, "of several values the greatest is read, in whichever order they come") })),

    // Anchors.
    replacing(
      "anchorDropped", ["anchor"], #"anchorPreference\([\s\S]*(?=\n  \}\n)"#, with: "padding(0)"),
    replacing(
      "otherPoint", ["anchor"], #"value: \.(center|topTrailing)\)"#, with: "value: .bottomLeading)"),
    replacing(
      "otherRectangle", ["anchor"], #"value: \.bounds\)"#,
      with: "value: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)))"),
    replacing("tagIgnored", ["anchor"], #"tag: tag"#, with: "tag: 1"),
    replacing("anchorTwice", ["anchor"], #"\[anchor\]"#, with: "[anchor, anchor]"),

    // Layers.
    replacing(
      "layerDropped", layers, #"(overlay|background)PreferenceValue\([\s\S]*(?=\n  \}\n)"#,
      with: "padding(0)"),
    replacing(
      "layersSwapped", layers, #"(overlay|background)PreferenceValue\("#,
      with: "$1HOSTPreferenceValue("
    ),
    replacing("builtFromDefault", layers, #"build\(value"#, with: "build(KEY.defaultValue"),
    replacing(
      "otherAlignment", layers, #"alignment: (\.bottom|alignment)\)"#, with: "alignment: .leading)"),
    replacing("alignmentDropped", layers, #", alignment: (\.bottom|alignment)\)"#, with: ")"),
    replacing(
      "smallProxy", layers, #"(GeometryReader \{ proxy in\s+build\(value, proxy\)\s+\})"#,
      with: "$1.frame(width: 20, height: 10)"),

    // Views of the spec's own lines.
    replacing("bodyDropped", ["custom"], #"content\.padding\(margin\)"#, with: "content"),
    replacing("marginIgnored", ["custom"], #"padding\(margin\)"#, with: "padding(5)"),
    replacing("stateKept", ["custom"], #"count \+= 1"#, with: "count += 0"),
    replacing(
      "badgeOfOther", ["custom"], #"badge\(isOn\)"#, with: "badge(!isOn)",
      equivalent: ["labelled": "the test's builders build one view from whatever they are given"]),
    replacing("bindingIgnored", ["custom"], #" \\\(isOn\)"#, with: " \\\\(true)"),

    // Containers.
    replacing("titleNotKept", ["container"], #"title = \$0"#, with: "_ = \\$0"),
    replacing("numbersNotKept", ["container"], #"numbers = \$0"#, with: "_ = \\$0"),
    replacing("widestNotKept", ["container"], #"widest = \$0"#, with: "widest = -\\$0"),
    replacing("otherStart", ["container"], #""none""#, with: "\"some\""),
    replacing(
      "otherValueProvided", ["container"], #"content\(numbers\.count \+ start\)"#,
      with: "content(start)"),
    Fault("observerOnPart", ["container"]) { text, _ in
      text.replacing(
        "      content\n", with: "      content.preference(key: TextKey.self, value: \"\")\n")
    },
    Fault("parameterIgnored", ["container"]) { text, _ in
      text.replacing("self.start = start", with: "self.start = 3 + 0 * start")
    },
  ]

  /// Moves an observer from inside the geometry host to the outside.
  private static func movedOutside(_ text: String) -> String {
    let pattern = #"\n +\.onPreferenceChange\([\s\S]*?\)(?=\n)"#
    guard let observer = text.range(of: pattern, options: .regularExpression) else { return text }
    let call = String(text[observer])
    return appending(call, to: text.replacingCharacters(in: observer, with: ""))
  }

  /// Adds calls behind what a method or a body returns.
  private static func appending(_ calls: String, to text: String) -> String {
    guard let end = text.range(of: "\n    }\n  }", options: .backwards) else { return text }
    return text.replacingCharacters(in: end, with: "\n    }\(calls)\n  }")
  }
}
