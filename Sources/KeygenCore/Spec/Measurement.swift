/// What a modifier measures of the view it is applied to.
enum Measurement: Sendable {
  /// A quantity that has a word of its own.
  case quantity(Quantity)
  /// An expression over `proxy` and the parameters, and its type where that is said.
  case expression(Fragment, type: Fragment?)

  /// Quantities of a view's frame.
  enum Quantity: String, CaseIterable, Sendable {
    case size, width, height, frame, origin, minX, maxX, minY, maxY

    /// The type of what is measured.
    var type: String {
      switch self {
      case .size: "CGSize"
      case .frame: "CGRect"
      case .origin: "CGPoint"
      case .width, .height, .minX, .maxX, .minY, .maxY: "CGFloat"
      }
    }

    /// Whether it is the same in every coordinate space.
    var isOfNoSpace: Bool { self == .size || self == .width || self == .height }

    /// The property of `GeometryProxy.size`, or of the frame, that holds it; `nil` for the whole.
    var property: String? {
      switch self {
      case .size, .frame: nil
      case .width, .height, .origin, .minX, .maxX, .minY, .maxY: rawValue
      }
    }

    /// The initialiser's labels and the properties behind them, for what has several numbers.
    var components: [(label: String, property: String)] {
      switch self {
      case .size: [("width", "width"), ("height", "height")]
      case .origin: [("x", "x"), ("y", "y")]
      case .frame: [("x", "minX"), ("y", "minY"), ("width", "width"), ("height", "height")]
      case .width, .height, .minX, .maxX, .minY, .maxY: []
      }
    }
  }
}

/// The coordinate space that a modifier measures in.
enum MeasuringSpace: Sendable {
  case local
  case global
  /// That of the nearest scroll view, or of the nearest one along an axis.
  case scrollView(axis: Axis?)
  /// A space that a spec declares.
  case declared(Located<String>)
  /// One that the caller passes.
  case parameter(SpaceParameterSpec)

  /// The axis of a scroll view.
  enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical
  }
}

/// What lies behind or in front of the measured view and reads its geometry.
enum GeometryHost: String, CaseIterable, Sendable {
  case background, overlay
}
