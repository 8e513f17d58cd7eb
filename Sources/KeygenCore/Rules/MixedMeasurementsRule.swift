/// Different quantities end up in one number.
struct MixedMeasurementsRule: LintRule {
  let kind = DiagnosticKind.mixedMeasurements
  let summary = "Two measuring modifiers write different quantities to one scalar key."
  let explanation = """
    A key combines all values that views report, whichever method reported them. Where one method writes widths and \
    another heights, a reader gets the largest, or the last, of both and cannot tell which it was.
    """
  let remedy = """
    Give each quantity a key of its own, or make the value a `CGSize` or a struct.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "ColumnKey",
          "value": "CGFloat?",
          "reduce": "max",
          "modifiers": [
            { "kind": "measure", "name": "columnWidth", "of": "width" },
            { "kind": "measure", "name": "columnHeight", "of": "height" }
          ]
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "ColumnKey",
        "value": "CGSize",
        "reduce": { "fields": { "width": "max", "height": "max" } },
        "default": ".zero",
        "modifiers": [
          { "kind": "measure", "name": "columnSize", "of": "size" }
        ]
        """#)
  }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard key.valueType.strippingOptionals.numericType != nil else { return [] }
    let measurements = spec.modifiers(of: key).compactMap { modifier in
      modifier.spec.value == nil ? modifier.spec.measurement : nil
    }
    let quantities = measurements.compactMap { measurement in
      if case .quantity(let quantity) = measurement.value {
        (quantity, measurement.node)
      } else {
        nil
      }
    }
    guard let first = quantities.first,
      let other = quantities.first(where: { $0.0 != first.0 })
    else { return [] }
    return [
      LintFinding(
        at: other.1,
        "`\(other.0.rawValue)` and `\(first.0.rawValue)` are written to one number, the preference `\(key.qualifiedName)`",
        notes: [("the other measurement stands here", first.1)],
        remedy: "give each its own key, or make the value a `CGSize` or a struct")
    ]
  }
}
