/// A view whose type is erased. When the type inside changes, the old view and its state go.
public struct AnyView {
  let box: AnyViewBox

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view to wrap.
  nonisolated public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      box = TypedViewBox(view)
    }
  }

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view to wrap.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View {
  /// An erased view has no body of its own.
  public typealias Body = Never

  /// Makes the wrapped view later, off the engine's work list.
  public static func _make(_ view: AnyView, into list: inout _ViewList) {
    list.element {
      AnyViewSource(view.box, $0)
    } update: { (source: AnyViewSource) in
      source.update(view.box)
    }
  }
}

/// Holds a view of any type and knows how to make it.
class AnyViewBox {
  var type: Any.Type { Never.self }

  @MainActor func make(in source: AnyViewSource) {}

  /// Whether `other`, of the same type, holds the same view.
  func isUnchanged(_ other: AnyViewBox) -> Bool { self === other }
}

final class TypedViewBox<V: View>: AnyViewBox {
  private let view: V

  init(_ view: V) {
    self.view = view
  }

  override var type: Any.Type { V.self }

  @MainActor
  override func make(in source: AnyViewSource) {
    source.make(view, source.environment, expecting: source.expectation)
  }
}

/// The place of an erased view in the tree.
final class AnyViewSource: Evaluation {
  private var box: AnyViewBox
  private var madeType: Any.Type?

  init(_ box: AnyViewBox, _ context: ElementContext) {
    self.box = box
    super.init(context)
  }

  override var isDynamic: Bool { true }

  func update(_ new: AnyViewBox) {
    guard !box.isUnchanged(new) else { return }
    box = new
    engine.needsEvaluation(self)
  }

  override func computeContent() {
    if let madeType, madeType != box.type { removeElements() }
    madeType = box.type
    box.make(in: self)
  }
}
