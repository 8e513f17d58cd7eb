import SwiftSource

/// Lowers coordinate spaces: each to its two constants and the method that declares it.
///
/// There are two constants, since SwiftUI's interfaces take a `CoordinateSpace` on every platform version, and since
/// iOS 17 also a `CoordinateSpaceProtocol`, which some of the newer ones insist on. Where both are there, SwiftUI's
/// overloads for the older type are disfavoured, so that `.content` is not ambiguous.
struct SpaceLowering {
  let space: ResolvedSpace

  /// The columns in front of what stands inside an extension.
  private static let indentation = LineWidth.step

  /// The types that the constants mention.
  static let mentionedNames = [
    "CoordinateSpace", "CoordinateSpaceProtocol", "NamedCoordinateSpace",
  ]

  private var id: String { SwiftLiteral.string(space.id) }

  /// The constant for what takes a `CoordinateSpace`.
  var constant: LoweredSpaceConstant {
    constant(
      type: "CoordinateSpace",
      documentation:
        "The coordinate space `\(space.name.value)`: that of the nearest view around on which `\(space.method.value)()` is called."
    )
  }

  /// The constant for what takes a `CoordinateSpaceProtocol`.
  var namedConstant: LoweredSpaceConstant {
    constant(
      type: "NamedCoordinateSpace",
      documentation:
        "The coordinate space `\(space.name.value)`, for what takes a `CoordinateSpaceProtocol`.")
  }

  private func constant(type: String, documentation: String) -> LoweredSpaceConstant {
    let name = space.name.value.spelled(in: .declaration)
    let value = ChainCall("named", [.init(id, from: space.name.node)])
    let line = CodeLine(".\(value.text)", from: space.name.node)
    let declaration =
      "nonisolated \(space.access.prefix)static var \(name): \(type) { \(line.text) }"
    let isInline = LineWidth.fits(declaration, indentation: Self.indentation)
    return LoweredSpaceConstant(
      documentation: LineWidth.documentation([documentation], indentation: Self.indentation),
      accessPrefix: space.access.prefix,
      name: name,
      type: type,
      inlineValue: isInline ? line : nil,
      valueLines: isInline
        ? []
        : CallLayout.lines(
          receiver: "", calls: [ChainCall(".named", value.arguments)],
          indentation: Self.indentation + LineWidth.step))
  }

  /// The method that declares the space.
  var method: LoweredMethod {
    let name = space.method.value.spelled(in: .declaration)
    return LoweredMethod(
      condition: nil,
      documentation: LineWidth.documentation(
        [
          "Declares the coordinate space `\(space.name.value)`: that of this view, for the views inside."
        ], indentation: Self.indentation),
      attributes: [],
      isolationPrefix: "nonisolated ",
      accessPrefix: space.access.prefix,
      name: name,
      genericClause: "",
      parameters: LoweredParameterList(
        [], head: "nonisolated \(space.access.prefix)func \(name)", tail: " -> some View {",
        indentation: Self.indentation),
      body: declaration)
  }

  private var declaration: [CodeLine] {
    let indentation = Self.indentation + LineWidth.step
    let argument = ChainCall.Argument("name: \(id)", from: space.method.node)
    return CallLayout.lines(
      receiver: "", calls: [ChainCall("coordinateSpace", [argument])], indentation: indentation
    )
    .flatMap { line -> [CodeLine] in
      guard line.text == "  \(argument.text)",
        !LineWidth.fits(line.text, indentation: indentation)
      else { return [line] }
      // A text that is too long for the line of its label stands on one of its own.
      return ["  name:", CodeLine("    \(id)", from: argument.origin)]
    }
  }
}
