/// A stored property of a view that draws on something outside of it, and that is brought up to date
/// before `body` is evaluated.
public protocol DynamicProperty {
  /// Called before the body that the property belongs to is evaluated.
  mutating func update()

  /// Connects the property at `property` with what the engine keeps for it. Not meant to be
  /// implemented outside of this module.
  static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext)
}

extension DynamicProperty {
  /// Nothing to bring up to date.
  public mutating func update() {}

  /// Connects the dynamic properties among the fields, then calls `update()`.
  public static func _bind(
    _ property: UnsafeMutableRawPointer, in context: inout _PropertyContext
  ) {
    FieldLayout.of(Self.self).bind(property, &context)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// Where a view's properties find what the engine keeps for them.
public struct _PropertyContext {
  let evaluation: Evaluation
  private var position = 0

  init(evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// The box for the next property in the order of the fields; made the first time.
  mutating func box<Box: AnyObject>(_ make: () -> Box) -> Box {
    defer { position += 1 }
    if position < evaluation.boxes.count {
      return unsafeDowncast(evaluation.boxes[position], to: Box.self)
    }
    let box = make()
    evaluation.boxes.append(box)
    return box
  }
}
