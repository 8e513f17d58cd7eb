/// A spec to start from: it works as it is, and comments say what is what.
public struct StarterSpec: Sendable {
  /// The words for what it can show, in the order of the documentation: kinds of modifier, and other parts of a spec.
  public static let kinds = ModifierKinds.all.map(\.name) + PartExample.all.map(\.name)

  /// The kinds that it shows where nobody asks for others: one that writes a value, and one that reads it.
  public static let usualKinds = ["set", "observe"]

  private static let heading = [
    "`keygen generate` makes Swift of this spec, and so does KeygenPlugin within a build.",
    "`keygen explain` tells what else can stand here: strategies for `reduce`, kinds of modifiers,",
    "spaces, containers, lint rules. A member like this one is a comment.",
  ]

  /// The JSON.
  public let text: String

  /// A spec with an example of each of some kinds.
  ///
  /// - Parameter kinds: words of `kinds`; what is no such word is left out, and a word that comes again counts once.
  public init(kinds: [String]) {
    let named = ModifierKinds.all.filter { kinds.contains($0.name) }
    let parts = PartExample.all.filter { kinds.contains($0.name) }
    self.init(examples: named.map(\.example), parts: parts, heading: Self.heading)
  }

  /// A spec with examples of modifiers, those of one key brought together, and of other parts.
  ///
  /// - Parameters:
  ///   - examples: the examples of modifiers.
  ///   - parts: the examples of other parts; a modifier that one of them is of no use without need not be among the
  ///     examples.
  ///   - heading: the lines of a comment at the top; none where there are none.
  init(examples: [ModifierExample], parts: [PartExample] = [], heading: [String]) {
    var keys: [(key: KeyExample, modifiers: [String])] = []
    var own: [String] = []
    let missing = parts.compactMap(\.modifier).filter { needed in
      !examples.contains { $0.members == needed.members }
    }
    for example in missing + examples {
      guard let key = example.key else {
        own.append(example.text)
        continue
      }
      if let index = keys.firstIndex(where: { $0.key.name == key.name }) {
        keys[index].modifiers.append(example.text)
      } else {
        keys.append((key, [example.text]))
      }
    }
    var members = heading.isEmpty ? [] : [SpecText.comment(heading)]
    members.append(#""keygen": 1"#)
    if !keys.isEmpty { members.append(#""keys": "# + SpecText.array(keys.map(Self.text))) }
    if !own.isEmpty { members.append(#""modifiers": "# + SpecText.array(own)) }
    for part in parts { members.append("\"\(part.list)\": " + SpecText.array([part.text])) }
    text = SpecText.object(members) + "\n"
  }

  private static func text(of key: KeyExample, modifiers: [String]) -> String {
    SpecText.object([
      SpecText.comment(key.comment), key.members,
      #""modifiers": "# + SpecText.array(modifiers),
    ])
  }
}
