import JSONSource
import SwiftSource

extension Reader where Value == Fragment {
  /// Reads one fragment of Swift and checks that it is exactly one of its sort.
  ///
  /// - Parameters:
  ///   - slot: the place in the output that it is for.
  ///   - meaning: what it is, with its article: `a Swift type`.
  static func fragment(_ slot: SwiftFragment.Slot, _ meaning: String) -> Reader {
    Reader(shape: .string(meaning)) { node, context in
      guard let text = Reader<String>.text(meaning).read(node, context),
        let fragment = context.checked(Fragment(text, from: node), as: slot),
        context.isOnOneLine(fragment)
      else { return nil }
      return fragment
    }
  }

  /// Reads one Swift expression, of one line or more.
  static var expression: Reader {
    let meaning = "a Swift expression"
    return Reader(shape: .string(meaning)) { node, context in
      guard let text = Reader<String>.text(meaning).read(node, context) else { return nil }
      return context.checked(Fragment(text, from: node), as: .expression)
    }
  }

  /// Reads Swift statements: a string, or a list of strings that are its lines.
  static var statements: Reader {
    let shape = ValueShape.either([
      .string("Swift statements"), .list(.string("a line of Swift")),
    ])
    return Reader(shape: shape) { node, context in
      guard let lines = Reader<[String]>.lines("Swift statements").read(node, context) else {
        return nil
      }
      return context.checked(
        Fragment(lines.joined(separator: "\n"), from: node), as: .statements)
    }
  }
}

extension DecodingContext {
  /// Whether a fragment that goes into the middle of a line has no line breaks; if it has, that is reported.
  func isOnOneLine(_ fragment: Fragment) -> Bool {
    guard let end = fragment.text.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return true
    }
    let offset = fragment.text.utf8.distance(from: fragment.text.startIndex, to: end)
    report(
      Diagnostic(
        .invalidFragment,
        at: SourceLocation(fragment.node.position(ofDecodedUTF8Offset: offset), in: file),
        "this has to stand on one line", remedy: "leave the line break out"))
    return false
  }

  /// The fragment, if it is well formed; otherwise what is wrong is reported where it stands.
  func checked(_ fragment: Fragment, as slot: SwiftFragment.Slot) -> Fragment? {
    let problems = SwiftFragment.problems(in: fragment.text, as: slot)
    for problem in problems {
      let place = fragment.place(ofUTF8Offset: problem.offset)
      report(
        Diagnostic(
          .invalidFragment,
          at: SourceLocation(place.node.position(ofDecodedUTF8Offset: place.offset), in: file),
          problem.message, remedy: problem.remedy))
    }
    return problems.isEmpty ? fragment : nil
  }
}

extension JSONNode {
  /// The Swift of `{"swift": …}`, an object with that member alone beside a comment.
  var swiftExpression: JSONNode? {
    guard kind == .object, let member = member(named: "swift") else { return nil }
    let others = members.contains { !$0.hasName("swift") && !$0.hasName("//") }
    return others ? nil : member.value
  }
}

extension Reader where Value == ValueSpec {
  /// Reads a default or a sample: a JSON value, or `{"swift": EXPRESSION}`.
  static var value: Reader {
    Reader(shape: .named("a value", .anything)) { node, context in
      guard let expression = node.swiftExpression else { return .json(node) }
      if let comment = node.member(named: "//") {
        _ = Reader<[String]>.lines("a comment").read(comment.value, context)
      }
      return Reader<Fragment>.expression.read(expression, context).map { .swift($0) }
    }
  }
}
