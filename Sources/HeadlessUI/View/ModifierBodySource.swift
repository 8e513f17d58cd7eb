/// A custom modifier over a view: evaluates `body(content:)`.
final class ModifierBodySource<M: ViewModifier>: Evaluation {
  private var modifier: M
  private let placeholder: ModifierPlaceholder

  init(_ modifier: M, _ placeholder: ModifierPlaceholder, _ context: ElementContext) {
    self.modifier = modifier
    self.placeholder = placeholder
    super.init(context)
  }

  func update<C: View>(_ new: M, content: C) {
    let isUnchanged = FieldLayout.isUnchanged(modifier, new)
    modifier = new
    if !isUnchanged { engine.needsEvaluation(self) }
    unsafeDowncast(placeholder, to: ModifierContent<C>.self).update(content)
  }

  override func computeContent() {
    engine.counters.bodies += 1
    var bound = modifier
    FieldLayout.bind(&bound, to: self)
    let content = _ViewModifier_Content<M>(placeholder: placeholder)
    make(bound.body(content: content), environment, expecting: expectation)
  }
}

/// The content that a modifier's body is given; where it stands, the modified view is made.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let placeholder: ModifierPlaceholder
}

extension _ViewModifier_Content: View {
  /// The placeholder has no body of its own.
  public typealias Body = Never

  /// Makes the modified view.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      PlaceholderSource(view.placeholder, $0)
    } update: { (_: PlaceholderSource) in
      // The modified view tells its places itself when it changes.
    }
  }
}

/// The modified view of one custom modifier, shared by every place where its body puts it.
@MainActor
class ModifierPlaceholder {
  final var places: [PlaceholderSource] = []

  func make(in source: PlaceholderSource) {}
}

final class ModifierContent<C: View>: ModifierPlaceholder {
  private var content: C

  init(_ content: C) {
    self.content = content
  }

  func update(_ new: C) {
    let isUnchanged = FieldLayout.isUnchanged(content, new)
    content = new
    if isUnchanged { return }
    for place in places { place.engine.needsEvaluation(place) }
  }

  override func make(in source: PlaceholderSource) {
    source.make(content, source.environment, expecting: source.expectation)
  }
}

/// One place where a modifier's body has put its content.
final class PlaceholderSource: Evaluation {
  private let placeholder: ModifierPlaceholder

  init(_ placeholder: ModifierPlaceholder, _ context: ElementContext) {
    self.placeholder = placeholder
    super.init(context)
    placeholder.places.append(self)
  }

  override func computeContent() {
    placeholder.make(in: self)
  }

  override func detach(into removed: inout [Element]) {
    placeholder.places.removeAll { $0 === self }
    super.detach(into: &removed)
  }
}

extension _ViewList {
  /// A custom modifier: its body is evaluated later, off the engine's work list.
  mutating func modifierBody<M: ViewModifier, C: View>(_ modifier: M, content: C) {
    element {
      ModifierBodySource(modifier, ModifierContent(content), $0)
    } update: { (source: ModifierBodySource<M>) in
      source.update(modifier, content: content)
    }
  }
}
