import JSONSource
import SwiftSource

extension Reader where Value == String {
  /// Reads any string.
  ///
  /// - Parameter meaning: what the string says, with its article.
  static func text(_ meaning: String) -> Reader {
    Reader(shape: .string(meaning)) { node, context in
      guard node.kind == .string, let text = node.string else {
        context.reportShape(.string(meaning), at: node)
        return nil
      }
      return text
    }
  }

  /// Reads a Swift identifier.
  static func identifier(_ meaning: String) -> Reader {
    Reader(shape: .string(meaning, pattern: NamePattern.identifier)) { node, context in
      guard let name = text(meaning).read(node, context) else { return nil }
      guard SwiftIdentifier.isValid(name) else {
        context.report(
          .invalidIdentifier, at: node, "`\(name.forMessage)` is not a Swift identifier",
          remedy:
            "use letters, digits and underscores, no digit first; a reserved word is written plainly"
        )
        return nil
      }
      return name
    }
  }

  /// Reads the name of a key, `TYPE.NAME` for one that is nested.
  static var keyName: Reader {
    Reader(shape: .string("the name of a key", pattern: NamePattern.path)) { node, context in
      guard let name = text("the name of a key").read(node, context) else { return nil }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ SwiftIdentifier.isValid(String($0)) }) else {
        context.report(
          .invalidIdentifier, at: node, "`\(name.forMessage)` is not the name of a key",
          remedy: "write the key's `name`, or `TYPE.NAME` for one with an `extension`")
        return nil
      }
      return name
    }
  }

  /// Reads the name of a lint rule.
  static var ruleName: Reader {
    let shape = ValueShape.words(LintRules.names) { LintRules.named($0)?.summary }
    return Reader(shape: .named("the name of a lint rule", shape)) { node, context in
      guard let name = text("the name of a lint rule").read(node, context) else { return nil }
      if LintRules.names.contains(name) { return name }
      context.reportUnknownWord(name, meaning: "a lint rule", known: LintRules.names, at: node)
      return nil
    }
  }

  /// Reads the path of a Swift file, which need not be there.
  static var swiftFile: Reader {
    let meaning = "the path of a Swift file"
    return Reader(shape: .string(meaning)) { node, context in
      guard let path = text(meaning).read(node, context) else { return nil }
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      guard name.hasSuffix(".swift"), name != ".swift", !path.utf8.contains(0) else {
        context.report(
          .invalidText, at: node, "`\(path.forMessage)` is no path of a Swift file",
          remedy: "name a file that ends in `.swift`")
        return nil
      }
      return path
    }
  }

  /// Reads an argument label: a Swift identifier, or `_` for none.
  static var label: Reader {
    Reader(shape: .string("an argument label", pattern: NamePattern.label)) { node, context in
      if node.kind == .string, node.string == "_" { return "_" }
      return identifier("an argument label").read(node, context)
    }
  }
}

extension Reader where Value == [String] {
  /// Reads a string, or a list of strings that are its lines.
  static func lines(_ meaning: String) -> Reader {
    let shape = ValueShape.either([.string(meaning), .list(.string("a line"))])
    return Reader(shape: shape) { node, context in
      switch node.kind {
      case .string: return [node.string ?? ""]
      case .array: return Reader<[String]>.list(of: .text("a line")).read(node, context)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }
}

extension Reader where Value == Availability {
  /// Reads `{"iOS": "17", "macOS": "14"}`.
  static var availability: Reader {
    let noun = "platforms with their versions"
    let number = ValueShape.named(
      "a version", .string("a version", pattern: NamePattern.version))
    let shape = ValueShape.named(
      noun, .object(noun, .entries(named: .words(Availability.knownPlatforms)) { number }))
    return Reader(shape: shape) { node, context in
      guard node.kind == .object else {
        context.reportShape(shape, at: node)
        return nil
      }
      var platforms: [Availability.Platform] = []
      for member in node.members {
        guard Availability.knownPlatforms.contains(member.name) else {
          context.reportUnknownWord(
            member.name, meaning: "a platform that Swift's `@available` knows",
            known: Availability.knownPlatforms, at: member.nameNode)
          continue
        }
        guard let version = version(member.value, context) else { continue }
        platforms.append(.init(name: member.name, version: version))
      }
      if node.count == 0 {
        context.report(
          .wrongType, at: node, "no platform is named",
          remedy: "write `{ \"iOS\": \"17\" }`, or leave it out")
      }
      return platforms.isEmpty ? nil : Availability(platforms: platforms, node: node)
    }
  }

  private static func version(_ node: JSONNode, _ context: DecodingContext) -> [Int]? {
    guard let text = Reader<String>.text("a version").read(node, context) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      let isDecimal = part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isPadded = part.utf8.count > 1 && part.hasPrefix("0")
      return isDecimal && !isPadded && part.utf8.count <= 5 ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count), numbers[0] > 0 else {
      context.report(
        .invalidText, at: node, "`\(text.forMessage)` is not a platform version",
        remedy: "write one to three numbers with dots between them, such as `17` or `17.4`")
      return nil
    }
    return numbers
  }
}
