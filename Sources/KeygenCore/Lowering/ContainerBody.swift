import SwiftSource

/// Puts together what the `body` of a container returns.
struct ContainerBody {
  let container: ResolvedContainer
  /// The columns in front of the lines.
  let indentation: Int

  /// What stacks the views of a body where they have to be one, as SwiftUI does of its own accord where it expects one.
  static let stack = "VStack"

  /// The lines.
  var lines: [CodeLine] {
    let observers = container.followers.map { observer(of: $0.key, storingIn: $0.state) }
    guard !observers.isEmpty else { return content(indentation: indentation) }
    // An observer on several views hears each of them alone, and not what they report together.
    let view =
      container.isOneView
      ? content(indentation: indentation)
      : ["\(Self.stack) {"]
        + content(indentation: indentation + LineWidth.step).map { $0.indented() } + ["}"]
    return view
      + observers.flatMap {
        CallLayout.lines(receiver: "", calls: [$0], indentation: indentation)
      }
  }

  /// The spec's own lines with `content` in scope, or the content as it is.
  private func content(indentation: Int) -> [CodeLine] {
    guard let body = container.spec.body else {
      return container.buildsInBody
        ? building(receiver: "", indentation: indentation)
        : [CodeLine("content", from: container.spec.node)]
    }
    guard container.buildsInBody, body.mentions("content") else { return body.codeLines }
    return building(receiver: "let content = self", indentation: indentation) + body.codeLines
  }

  private func building(receiver: String, indentation: Int) -> [CodeLine] {
    let values = (container.spec.content?.provides ?? []).compactMap(\.value)
    let call = ChainCall("content", values.map { .init($0.text, from: $0.node) })
    return CallLayout.lines(receiver: receiver, calls: [call], indentation: indentation)
  }

  /// The call that keeps a state equal to a preference.
  private func observer(of key: ResolvedKey, storingIn state: ResolvedState) -> ChainCall {
    let origin = state.spec.from?.node
    let store = "{ \(state.name.spelled(in: .reference)) = $0 }"
    return ChainCall(
      ".onPreferenceChange",
      [
        .init("\(key.reference).self", from: origin),
        .init("perform: \(MainActorDelivery.receiverName) \(store)", from: origin),
      ])
  }
}

extension ResolvedContainer {
  /// Whether the body is certain to build one view, so that a modifier applies to it once.
  fileprivate var isOneView: Bool { spec.body.map { SingleView.isBuilt(by: $0.text) } ?? false }
}
