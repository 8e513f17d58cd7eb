public import HeadlessUI

/// What the specs of the goldens name and do not make.
public final class Model: Equatable {
  /// Whether both are the same object.
  public static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  /// Creates a model.
  public init() {}
}

nonisolated struct Totals: Equatable {
  var count = 0
  var title = ""
  var best: Double?
}

enum Outer {}

/// A part of a view, for the keys of anchors.
public struct Tagged {
  /// What it is.
  public let tag: Int
  /// Where it is.
  public let bounds: Anchor<CGRect>

  nonisolated init(tag: Int, bounds: Anchor<CGRect>) {
    self.tag = tag
    self.bounds = bounds
  }
}

/// A closure under another name.
public typealias Tap = @MainActor () -> Void

/// A model that is on the main actor, as every class is in a target that isolates to it by default.
@MainActor @Observable final class Tally {
  var count = 0
}

/// The same in the older manner.
@MainActor final class TallyObject: ObservableObject {
  @Published var count = 0
}

/// A place for a key that is written by hand.
public enum Handwritten {
  /// The origin of a view.
  nonisolated public struct OriginKey: PreferenceKey {
    /// No view has measured anything.
    public static var defaultValue: CGPoint? { nil }

    /// The last one wins.
    public static func reduce(value: inout CGPoint?, nextValue: () -> CGPoint?) {
      if let next = nextValue() { value = next }
    }
  }
}
