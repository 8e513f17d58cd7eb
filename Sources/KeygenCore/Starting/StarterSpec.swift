/// A spec to start from: it works as it is, and comments say what is what.
public struct StarterSpec: Sendable {
  /// The words for the kinds of modifier that it can show, in the order of the documentation.
  public static let kinds = ModifierKinds.all.map(\.name)

  /// The kinds that it shows where nobody asks for others: one that writes a value, and one that reads it.
  public static let usualKinds = ["set", "observe"]

  private static let heading = [
    "`keygen generate` makes Swift of this spec, and so does KeygenPlugin within a build.",
    "`keygen explain` tells what else can stand here: strategies for `reduce`, kinds of modifiers,",
    "lint rules. A member like this one is a comment.",
  ]

  /// The JSON.
  public let text: String

  /// A spec with an example of each of some kinds of modifier.
  ///
  /// - Parameter kinds: the words for the kinds; what is no such word is left out, and a word that comes again counts
  ///   once.
  public init(kinds: [String]) {
    let named = ModifierKinds.all.filter { kinds.contains($0.name) }
    self.init(examples: named.map(\.example), heading: Self.heading)
  }

  /// A spec with examples of modifiers, those of one key brought together.
  ///
  /// - Parameters:
  ///   - examples: the examples.
  ///   - heading: the lines of a comment at the top; none where there are none.
  init(examples: [ModifierExample], heading: [String]) {
    var keys: [(key: KeyExample, modifiers: [String])] = []
    var own: [String] = []
    for example in examples {
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
    text = SpecText.object(members) + "\n"
  }

  private static func text(of key: KeyExample, modifiers: [String]) -> String {
    SpecText.object([
      SpecText.comment(key.comment), key.members,
      #""modifiers": "# + SpecText.array(modifiers),
    ])
  }
}
