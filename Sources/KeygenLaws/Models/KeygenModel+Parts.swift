/// Strategies that work on parts of the values by other strategies.
extension KeygenModel {
  /// What a strategy makes of the values that are there; `nil` where none is.
  public static func skippingNil<Wrapped>(_ model: KeygenModel<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      isDecided: { value, _ in value.map { model.isDecided($0, $0) } ?? false },
      makesNoDifference: { first, second in
        guard let first, let second else { return false }
        return model.makesNoDifference(first, second)
      },
      specialSamples: { usual in model.specialSamples(usual.compactMap { $0 }).map { $0 } }
    ) { values, _ in
      let there = values.compactMap { $0 }
      return there.isEmpty ? nil : model.fold(there, there[0])
    }
  }

  /// All entries; of an id that several values have, what a strategy makes of theirs.
  public static func merge<Key, Entry>(_ model: KeygenModel<Entry>) -> Self
  where Value == [Key: Entry] {
    Self(
      specialSamples: { usual in
        guard let id = usual.lazy.compactMap(\.keys.first).first else { return [] }
        return model.specialSamples(usual.flatMap(\.values)).map { [id: $0] }
      }
    ) { values, _ in
      var entries: [Key: [Entry]] = [:]
      for (id, entry) in values.joined() { entries[id, default: []].append(entry) }
      return entries.mapValues { model.fold($0, $0[0]) }
    }
  }

  /// Properties, each by a strategy of its own; all others are those of the first value.
  public static func fields(_ fields: KeygenField<Value>...) -> Self {
    Self(
      takesFirst: fields.allSatisfy(\.takesFirst),
      specialSamples: { usual in fields.flatMap { $0.specialSamples(usual) } }
    ) { values, defaultValue in
      fields.reduce(into: values[0]) { $1.set(&$0, values, defaultValue) }
    }
  }
}

/// A property of a value, and the strategy for it.
public struct KeygenField<Value> {
  let takesFirst: Bool
  /// Sets the property to what it is for all values.
  let set: (_ result: inout Value, _ values: [Value], _ defaultValue: Value) -> Void
  let specialSamples: (_ usual: [Value]) -> [Value]

  /// Names a property and a strategy.
  public static func field<Property>(
    _ path: WritableKeyPath<Value, Property>, _ model: KeygenModel<Property>
  ) -> KeygenField {
    KeygenField(
      takesFirst: model.takesFirst,
      set: { result, values, defaultValue in
        result[keyPath: path] = model.fold(
          values.map { $0[keyPath: path] }, defaultValue[keyPath: path])
      },
      specialSamples: { usual in
        guard let first = usual.first else { return [] }
        return model.specialSamples(usual.map { $0[keyPath: path] }).map { property in
          var value = first
          value[keyPath: path] = property
          return value
        }
      })
  }
}
