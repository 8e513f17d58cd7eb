/// A file of generated Swift as declarations: every question of Swift is settled, and only the text is missing.
struct LoweredFile: Sendable {
  /// The name of the spec, as the banner tells it.
  let specName: String
  /// Comment lines under the banner.
  let header: [String]
  /// Whether there is anything to declare.
  let hasEntries: Bool
  /// `public `, `package ` or nothing: the access level of the runtime's import.
  let runtimeImportPrefix: String
  /// A condition under which the runtime's import has a higher access level, and that level.
  let conditionalImport: (condition: String, prefix: String)?
  /// The imports beside the runtime, as they are written.
  let imports: [CodeLine]
  /// The coordinate spaces, if there are any.
  let spaces: LoweredSpaces?
  /// The keys with what belongs to them, the modifiers that stand alone, and the containers.
  let sections: LoweredSections
  /// Whether values are handed to the main actor.
  let deliversToMainActor: Bool
  /// Whether some of these values are stored in bindings.
  let storesInBindings: Bool
  /// Whether some of them are parts of what is reported.
  let receivesParts: Bool
}

/// What stands or falls together: a key with its modifiers, one modifier that stands alone, or a container.
struct LoweredSection: Sendable {
  /// The condition of the `#if` around all of it.
  let condition: CodeLine?
  let key: LoweredKey?
  let modifierTypes: [LoweredModifierType]
  /// Methods of `View`, in one extension.
  let methods: [LoweredMethod]
  let container: LoweredContainer?
}

/// A view around other views.
struct LoweredContainer: Sendable {
  let documentation: [String]
  let attributes: [CodeLine]
  let accessPrefix: String
  let memberAccessPrefix: String
  let name: String
  let genericClause: CodeLine
  /// Properties that SwiftUI keeps.
  let state: [CodeLine]
  /// The stored parameters, and the content.
  let properties: [CodeLine]
  let initParameters: LoweredParameterList
  let assignments: [CodeLine]
  /// What `body` returns.
  let body: [CodeLine]
}

/// A `PreferenceKey`.
struct LoweredKey: Sendable {
  /// The type in whose extension the key is nested.
  let extensionOf: CodeLine?
  let documentation: [String]
  let attributes: [CodeLine]
  let accessPrefix: String
  let memberAccessPrefix: String
  let name: String
  /// `<ID: Hashable>`, or nothing.
  let genericClause: CodeLine
  let value: CodeLine
  /// The default, where it stands on the line of its declaration.
  let inlineDefault: CodeLine?
  /// The default, where it stands on lines of its own.
  let defaultLines: [CodeLine]
  let reduceParameters: LoweredParameterList
  let reduceBody: [CodeLine]
}

/// A `ViewModifier` struct.
struct LoweredModifierType: Sendable {
  /// The condition of an `#if` around the struct.
  let condition: CodeLine?
  let documentation: [String]
  let attributes: [CodeLine]
  /// `nonisolated` with a space behind it; nothing for a struct that belongs to the main actor, as `ViewModifier` does.
  let isolationPrefix: String
  /// `@MainActor` with a space behind it, where the struct is on no actor.
  let bodyIsolationPrefix: String
  let accessPrefix: String
  let memberAccessPrefix: String
  let name: String
  let genericClause: CodeLine
  let properties: [CodeLine]
  let initParameters: LoweredParameterList
  let assignments: [CodeLine]
  /// Properties that SwiftUI keeps.
  let state: [CodeLine]
  /// What `body(content:)` returns.
  let body: [CodeLine]
}

/// A method of `View`.
struct LoweredMethod: Sendable {
  /// The condition of an `#if` around the method.
  let condition: CodeLine?
  let documentation: [String]
  let attributes: [CodeLine]
  /// `nonisolated` with a space behind it; nothing for a method that belongs to the main actor, as `View` does.
  let isolationPrefix: String
  let accessPrefix: String
  let name: String
  let genericClause: CodeLine
  let parameters: LoweredParameterList
  /// What the method returns.
  let body: [CodeLine]
}
