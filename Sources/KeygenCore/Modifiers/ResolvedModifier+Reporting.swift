extension ResolvedModifier {
  /// How what this modifier reports enters the value of its key.
  var reportForm: ReportForm { spec.report?.value ?? .value }

  /// An expression as the value of the key.
  ///
  /// - Parameter part: the expression for what is reported.
  func reported(_ part: String) -> String {
    switch reportForm {
    case .value: part
    case .element: "[\(part)]"
    case .entry(let id): "[\(id.spelled(in: .reference)): \(part)]"
    }
  }

  /// What documentation says of how the value is reported.
  func reportDocumentation(on key: ResolvedKey) -> String {
    switch reportForm {
    case .value: "as the preference `\(key.qualifiedName)` of this view"
    case .element: "as an element of the preference `\(key.qualifiedName)` of this view"
    case .entry(let id):
      "as the entry for `\(id)` of the preference `\(key.qualifiedName)` of this view"
    }
  }
}

extension ReportForm {
  /// The type of one reported value; `nil` where it cannot be told from the type of the key's values.
  func partType(of value: ValueType) -> ValueType? {
    switch self {
    case .value: value
    case .element: value.strippingOptionals.element
    case .entry: value.strippingOptionals.dictionaryValue
    }
  }
}

extension ModifierSpec {
  /// The argument for the id of an entry.
  func entryParameter(on key: ResolvedKey?) -> LoweredParameter? {
    guard let report = self.report, case .entry(let name) = report.value, let key,
      let type = key.valueType.strippingOptionals.dictionaryKey
    else { return nil }
    return LoweredParameter(
      label: name, name: name, type: type.text, origin: key.valueLine.origin, place: report.node)
  }
}
