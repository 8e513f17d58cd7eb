import Mustache

/// The shape of what templates are given. `keygen context` prints a spec in this shape.
enum OutputSchema {
  static let schema: ContextSchema = {
    do {
      return try ContextSchema([
        file, spaces, space, section, key, modifier, method, container,
      ])
    } catch {
      preconditionFailure("the shapes below contradict each other: \(error)")
    }
  }()

  static let fileShape = shape("file")
  static let spacesShape = shape("spaces")
  static let spaceShape = shape("space")
  static let sectionShape = shape("section")
  static let keyShape = shape("key")
  static let modifierShape = shape("modifier")
  static let methodShape = shape("method")
  static let containerShape = shape("container")

  private static func shape(_ name: String) -> ContextShape {
    guard let shape = schema.shape(named: name) else {
      preconditionFailure("no shape is named \(name)")
    }
    return shape
  }

  private static let file = RecordShape(
    "file", "A file of generated Swift.",
    fields: [
      ContextField("spec", .text, "The name of the spec's file, fit for a comment."),
      ContextField("header", .list(.text), "Comment lines of the spec, each with its `//`."),
      ContextField("hasEntries", .flag, "Whether there is anything to declare."),
      ContextField("hasImports", .flag, "Whether there are imports beside the runtime."),
      ContextField("imports", .list(.text), "The imports beside the runtime, as they are written."),
      ContextField(
        "runtimeImportAccess", .text,
        "The access level of the runtime's import with a space behind it, or nothing."),
      ContextField(
        "conditionalImport", .text, isOptional: true,
        "A condition under which the runtime's import has another access level."),
      ContextField(
        "conditionalImportAccess", .text, isOptional: true,
        "That access level with a space behind it."),
      ContextField(
        "spaces", .record("spaces"), isOptional: true, "The coordinate spaces, if there are any."),
      ContextField(
        "sections", .list(.record("section")),
        "Keys with what belongs to them, modifiers that stand alone, and containers."),
      ContextField(
        "deliversToMainActor", .flag, "Whether observed values are handed to the main actor."),
      ContextField("storesInBindings", .flag, "Whether some of these are stored in bindings."),
      ContextField("receivesParts", .flag, "Whether some of these are parts of what is reported."),
    ])

  private static let spaces = RecordShape(
    "spaces", "The coordinate spaces of a file.",
    fields: [
      ContextField("constants", .list(.record("space")), "Constants of `CoordinateSpace`."),
      ContextField(
        "namedConstants", .list(.record("space")),
        "The same spaces as constants of `NamedCoordinateSpace`."),
      ContextField(
        "methods", .list(.record("method")), "The methods of `View` that declare the spaces."),
    ])

  private static let space = RecordShape(
    "space", "A constant that stands for a coordinate space.",
    fields: [
      ContextField("documentation", .list(.text), "Lines of documentation, each with its `///`."),
      ContextField("access", .text, "The access level with a space behind it, or nothing."),
      ContextField("name", .text, "The name, in backticks where Swift needs them."),
      ContextField("separated", .flag, "Whether another constant stands ahead."),
      ContextField("type", .text, "The type of the constant."),
      ContextField(
        "inlineValue", .text, isOptional: true,
        "The value, where it stands on the line of its declaration."),
      ContextField("valueLines", .list(.text), "The lines of the value, where it does not."),
    ])

  private static let section = RecordShape(
    "section", "A key with what belongs to it, a modifier that stands alone, or a container.",
    fields: [
      ContextField(
        "condition", .text, isOptional: true, "The condition of the `#if` around the section."),
      ContextField("key", .record("key"), isOptional: true, "The key."),
      ContextField("modifierTypes", .list(.record("modifier")), "The `ViewModifier`s."),
      ContextField("hasMethods", .flag, "Whether there are methods."),
      ContextField("followsTypes", .flag, "Whether a type stands ahead of the methods."),
      ContextField("methods", .list(.record("method")), "The methods of `View`."),
      ContextField("container", .record("container"), isOptional: true, "The container."),
    ])

  /// The fields that every declaration has.
  private static let declaration = [
    ContextField("documentation", .list(.text), "Lines of documentation, each with its `///`."),
    ContextField("attributes", .list(.text), "Attributes, one a line."),
    ContextField("access", .text, "The access level with a space behind it, or nothing."),
    ContextField("name", .text, "The name, in backticks where Swift needs them."),
  ]

  /// The fields of what has parameters.
  private static let parameters = [
    ContextField("isWrapped", .flag, "Whether parameters stand on lines of their own."),
    ContextField("inlineParameters", .text, "All parameters, where they fit on one line."),
    ContextField("parameterLines", .list(.text), "The lines of parameters, where they do not."),
  ]

  private static let key = RecordShape(
    "key", "A `PreferenceKey`.",
    fields: declaration + parameters + [
      ContextField(
        "extensionOf", .text, isOptional: true, "The type in whose extension the key is nested."),
      ContextField("memberAccess", .text, "The access level of members with a space behind it."),
      ContextField("generics", .text, "The generic parameters in angle brackets, or nothing."),
      ContextField("value", .text, "The type of the values."),
      ContextField(
        "inlineDefault", .text, isOptional: true,
        "The default, where it stands on the line of its declaration."),
      ContextField("defaultLines", .list(.text), "The lines of the default, where it does not."),
      ContextField("reduceBody", .list(.text), "The statements that combine two values."),
    ])

  /// The fields of what a modifier is made of.
  private static let partOfModifier = [
    ContextField("separated", .flag, "Whether another declaration stands ahead."),
    ContextField(
      "condition", .text, isOptional: true, "The condition of the `#if` around it."),
    ContextField("body", .list(.text), "The lines that make up what is returned."),
  ]

  private static let isolation = ContextField(
    "isolation", .text,
    "`nonisolated` with a space behind it, or nothing for what belongs to the main actor.")

  private static let modifier = RecordShape(
    "modifier", "A `ViewModifier`.",
    fields: declaration + parameters + partOfModifier + [
      ContextField("memberAccess", .text, "The access level of members with a space behind it."),
      ContextField("hasProperties", .flag, "Whether there are stored properties."),
      ContextField("properties", .list(.text), "The stored properties."),
      ContextField("assignments", .list(.text), "The statements of the init."),
      ContextField("hasState", .flag, "Whether there are properties that SwiftUI keeps."),
      ContextField("state", .list(.text), "The properties that SwiftUI keeps."),
      ContextField("generics", .text, "The generic parameters in angle brackets, or nothing."),
      isolation,
      ContextField(
        "bodyIsolation", .text,
        "`@MainActor` with a space behind it where the struct is on no actor, or nothing."),
    ])

  private static let method = RecordShape(
    "method", "A method of `View`.",
    fields: declaration + parameters + partOfModifier + [
      ContextField("generics", .text, "The generic parameters in angle brackets, or nothing."),
      isolation,
    ])

  private static let container = RecordShape(
    "container", "A view around other views.",
    fields: declaration + parameters + [
      ContextField("body", .list(.text), "The lines that make up what is returned."),
      ContextField("memberAccess", .text, "The access level of members with a space behind it."),
      ContextField("generics", .text, "The generic parameters in angle brackets."),
      ContextField("hasState", .flag, "Whether there are properties that SwiftUI keeps."),
      ContextField("state", .list(.text), "The properties that SwiftUI keeps."),
      ContextField("properties", .list(.text), "The stored properties, the content last."),
      ContextField("assignments", .list(.text), "The statements of the init."),
    ])
}
