import KeygenCore

extension CommandDeclaration {
  static let explain = CommandDeclaration(
    name: "explain",
    summary:
      "Explain a strategy, a kind of modifier, another part of a spec, a lint rule or a message.",
    arguments: ArgumentsDeclaration("[RULE|STRATEGY|KIND]") { Topic.all.map(\.name) },
    discussion: """
      Without an argument everything that has a page is listed. A page about a strategy for `reduce`, a kind of \
      modifier or another part of a spec shows an example and the Swift that is made of it; one about a lint rule shows specs in which it fires \
      and in which it does not.
      """,
    options: [],
    example: (
      line: "keygen explain lastNonDefault",
      effect: "tells what the strategy `lastNonDefault` does, and shows the Swift of it"
    ),
    run: { (invocation, console) throws(CommandStop) in
      guard let word = invocation.arguments.first else {
        return console.deliver(Array(ExplainCommand.list().utf8)).exitCode
      }
      guard let topic = Topic.named(word) else {
        throw .usage(.unknownTopic(word, nearest: Topic.nearest(to: word)))
      }
      return console.deliver(Array(ExplainCommand.text(of: topic).utf8)).exitCode
    })
}

/// `keygen explain`: pages about what a spec can say and what keygen can say of it.
enum ExplainCommand {
  /// The width of pages in columns.
  private static let width = 80

  /// The page about a topic.
  static func text(of topic: Topic) -> String { PageText(width: width).text(of: topic.page) }

  /// All topics, each with a line or two.
  static func list() -> String {
    let categories = Topic.Category.allCases.flatMap { category -> [PageBlock] in
      let topics = Topic.all.filter { $0.category == category }
      return [
        .heading(category.title), .table(topics.map { .init($0.name, $0.summary) }),
      ]
    }
    let start = PageBlock.paragraph("`keygen explain NAME` shows the page about one of these.")
    return PageText(width: width).text(of: [start] + categories)
  }
}
