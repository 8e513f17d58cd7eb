/// Who may use a generated declaration.
enum AccessLevel: String, CaseIterable, Comparable, ExplainedWord {
  case `private`, `internal`, package, `public`

  /// Whether `lhs` lets fewer people in than `rhs`.
  static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .internal: 1
    case .package: 2
    case .public: 3
    }
  }

  var summary: String {
    switch self {
    case .private:
      "For this file only: `fileprivate`, so that what is generated beside it can use it."
    case .internal: "For the module."
    case .package: "For all modules of the package."
    case .public: "For every module that imports this one."
    }
  }

  /// The modifier in front of an import with a space behind it. An internal import is written without one.
  var importPrefix: String { self > .internal ? prefix : "" }

  /// The modifier in front of a declaration with a space behind it, empty for the level that Swift implies.
  ///
  /// A private key is written `fileprivate`, so that the modifiers beside it can name it.
  var prefix: String {
    switch self {
    case .private: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
