import JSONSource

extension Spec: SpecObject {
  static let noun = "a spec"

  static let members: [Member<Spec>] = [
    Member("$schema", .text("the address of a JSON Schema"), "The schema, for editors.") { _, _ in
    },
    Member("keygen", .located(.languageVersion), isRequired: true, "The version of this language.")
    {
      $0.version = $1
    },
    Member(
      "access", .located(.fileAccess),
      "The access level of every declaration that does not say its own."
    ) { $0.access = $1 },
    Member("imports", .list(of: .importedModule), "Modules imported beside SwiftUI.") {
      $0.imports = $1
    },
    Member("header", .lines("a comment"), "Comment lines put under the banner.") {
      $0.header = $1
    },
    Member(
      "include", .list(of: .located(.text("the path of a spec"))),
      "Paths of other specs whose keys and spaces this one may name, relative to this spec."
    ) { $0.includes = $1 },
    Member(
      "support", .list(of: .located(.swiftFile)),
      "Paths of hand-written Swift files that `verify` compiles together with the output, relative to this spec."
    ) { $0.support = $1 },
    Member(
      "allow", .list(of: .located(.ruleName)),
      "Lint rules that are switched off for the whole file."
    ) { $0.allow = $1 },
    Member("keys", .list(of: .object), "The preference keys.") { $0.keys = $1 },
    Member(
      "spaces", .list(of: .object),
      "Coordinate spaces, each with the method that declares it."
    ) { $0.spaces = $1 },
    Member("modifiers", .list(of: .modifier), "Methods of `View` that stand outside of a key.") {
      $0.modifiers = $1
    },
    Member("containers", .list(of: .object), "Views around other views.") {
      $0.containers = $1
    },
  ]
}

extension Reader where Value == Int {
  /// Reads the version of the spec language, which must be one that is understood.
  static var languageVersion: Reader {
    Reader(shape: .version(Spec.languageVersion)) { node, context in
      guard let text = node.numberText else {
        context.reportShape(.version(Spec.languageVersion), at: node)
        return nil
      }
      if text == "\(Spec.languageVersion)" { return Spec.languageVersion }
      context.report(
        .unsupportedVersion, at: node,
        "version \(text.forMessage) of the spec language is not understood",
        remedy: "this keygen understands version \(Spec.languageVersion)")
      return nil
    }
  }
}

extension Reader where Value == AccessLevel {
  /// Reads the access level of a file, which cannot be private.
  static var fileAccess: Reader {
    let words = AccessLevel.allCases.filter { $0 != .private }.map(\.rawValue)
    let shape = ValueShape.words(words) { AccessLevel(rawValue: $0)?.summary }
    return Reader(shape: .named("an access level of a whole file", shape)) { node, context in
      guard node.kind == .string, let word = node.string else {
        context.reportShape(shape, at: node)
        return nil
      }
      if words.contains(word) { return AccessLevel(rawValue: word) }
      context.reportUnknownWord(
        word, meaning: "an access level of a whole file", known: words, at: node)
      return nil
    }
  }
}

extension Reader where Value == ImportSpec {
  /// Reads the name of a module, or an object with its name and access level.
  static var importedModule: Reader {
    let shape = ValueShape.either([.string("a module name"), ImportSpec.shape])
    return Reader(shape: shape) { node, context in
      switch node.kind {
      case .string:
        var spec = ImportSpec(node: node)
        spec.module = Reader<Located<String>>.moduleName.read(node, context)
        return spec.module == nil ? nil : spec
      case .object: return ImportSpec.decode(node, context)
      default:
        context.reportShape(shape, at: node)
        return nil
      }
    }
  }
}

extension Reader where Value == Located<String> {
  /// Reads the name of a module.
  static var moduleName: Reader {
    Reader(shape: .string("a module name")) { node, context in
      Reader<Fragment>.fragment(.moduleName, "a module name").read(node, context)
        .map { Located($0.text, from: node) }
    }
  }
}

extension ImportSpec: SpecObject {
  static let noun = "an import"

  static let members: [Member<ImportSpec>] = [
    Member("module", .moduleName, isRequired: true, "The name of the module.") { $0.module = $1 },
    Member(
      "access", .located(.fileAccess),
      "The access level of the import; left out, what the public declarations need."
    ) { $0.access = $1 },
  ]
}
