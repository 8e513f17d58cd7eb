/// All kinds of modifier that a spec can name.
enum ModifierKinds {
  /// The kinds, in the order of the documentation.
  static let all: [any ModifierKind] = [
    SetKind(), TransformKind(), ObserveKind(reception: .observe), ObserveKind(reception: .bind),
    MeasureKind(), AnchorKind(), LayerKind(layer: .overlay), LayerKind(layer: .background),
    CustomKind(),
  ]

  /// The kind that a word names.
  static func named(_ word: String) -> (any ModifierKind)? { all.first { $0.name == word } }
}
