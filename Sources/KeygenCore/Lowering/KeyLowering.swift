import SwiftSource

/// Lowers one key.
struct KeyLowering {
  let key: ResolvedKey
  /// The columns in front of the outermost declaration.
  let indentation: Int

  /// The key's declaration.
  ///
  /// - Parameter separatesOrigins: whether the default stands on a line of its own where the spec has it on another
  ///   line than the type.
  func lowered(_ separatesOrigins: Bool) -> LoweredKey {
    let spec = key.spec
    let nesting = indentation + (spec.extensionOf == nil ? 0 : LineWidth.step)
    let value = key.valueLine
    let memberAccess = key.access > .internal ? key.access.prefix : ""
    let inline = inlineDefault(
      memberAccess: memberAccess, indentation: nesting + LineWidth.step, separatesOrigins)
    return LoweredKey(
      extensionOf: spec.extensionOf?.codeLines.first,
      documentation: spec.doc.flatMap { SwiftDocComment.lines($0) },
      attributes: Attributes.lines(available: spec.available, deprecated: spec.deprecated),
      accessPrefix: key.access.prefix,
      memberAccessPrefix: memberAccess,
      name: key.name.spelled(in: .declaration),
      genericClause: GenericClause.declaration(of: spec.generics),
      value: value,
      inlineDefault: inline,
      defaultLines: inline == nil
        ? key.defaultValue.codeLines(indentation: nesting + 2 * LineWidth.step) : [],
      reduceParameters: LoweredParameterList(
        [
          CodeLine("value: inout \(value.text)", from: value.origin),
          CodeLine("nextValue: () -> \(value.text)", from: value.origin),
        ],
        head: "\(memberAccess)static func reduce", tail: " {",
        indentation: nesting + LineWidth.step),
      reduceBody: reduceBody(indentation: nesting + 2 * LineWidth.step))
  }

  /// The statements of the reduce; the compiler's errors in those of a strategy are about the choice of it.
  private func reduceBody(indentation: Int) -> [CodeLine] {
    key.strategy.body(at: .key(of: key.valueType))
      .flatMap { $0.brokenCondition(indentation: indentation) }
      .map { $0.attributed(to: key.spec.reduce?.node) }
  }

  /// The default as it stands between braces on the line of its declaration, where it fits there.
  private func inlineDefault(
    memberAccess: String, indentation: Int, _ separatesOrigins: Bool
  ) -> CodeLine? {
    guard let line = key.defaultValue.singleLine else { return nil }
    let declaration =
      "\(memberAccess)static var defaultValue: \(key.value.text) { \(line.text) }"
    guard LineWidth.fits(declaration, indentation: indentation) else { return nil }
    if separatesOrigins, let origin = line.origin,
      origin.position.line != key.value.node.position.line
    {
      return nil
    }
    return line
  }
}
