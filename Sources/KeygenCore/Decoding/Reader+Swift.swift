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
      guard let text = Reader<String>.text(meaning).read(node, context) else { return nil }
      return context.checked(Fragment(text, from: node), as: slot)
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

extension Reader where Value == ValueSpec {
  /// Reads a default or a sample: a JSON value, or `{"swift": EXPRESSION}`.
  static var value: Reader {
    Reader(shape: .anything) { node, context in
      guard node.kind == .object, node.count == 1,
        let member = node.members.first(where: { _ in true }),
        member.hasName("swift")
      else { return .json(node) }
      return Reader<Fragment>.fragment(.expression, "a Swift expression")
        .read(member.value, context).map { .swift($0) }
    }
  }
}
