import Mustache

/// Makes a schema that fits samples: objects in one list share a shape, and all fields are optional.
struct SampleSchema {
  private var shapes: [RecordShape] = []
  let root: ContextKind
  let schema: ContextSchema

  init(_ sample: Sample) throws {
    var shapes: [RecordShape] = []
    root = Self.kind([sample], "root", &shapes)
    schema = try ContextSchema(shapes)
  }

  private static func kind(
    _ samples: [Sample], _ path: String, _ shapes: inout [RecordShape]
  ) -> ContextKind {
    switch samples.first {
    case .flag: return .flag
    case .list: return .list(kind(samples.flatMap(\.items), path + "-item", &shapes))
    case .object:
      let names = uniqueNames(samples)
      let fields = names.map { name in
        let values = samples.compactMap { $0[name] }
        return ContextField(
          name, kind(values, "\(path)-\(name)", &shapes), isOptional: true, "A sample.")
      }
      shapes.append(RecordShape(path, "A sample.", fields: fields))
      return .record(path)
    case .text, nil: return .text
    }
  }

  private static func uniqueNames(_ samples: [Sample]) -> [String] {
    var names: [String] = []
    for case .object(let fields) in samples {
      for (name, _) in fields where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The value of a sample, put into a context for this schema.
  func value(_ sample: Sample, in context: inout TemplateContext) -> ContextValue {
    value(sample, root, &context)
  }

  private func value(
    _ sample: Sample, _ kind: ContextKind, _ context: inout TemplateContext
  ) -> ContextValue {
    switch (sample, kind) {
    case (.text(let text), _): return context.text(text)
    case (.flag(let flag), _): return .flag(flag)
    case (.list(let items), .list(let element)):
      let values = items.map { value($0, element, &context) }
      return context.list(values)
    case (.object, .record(let name)):
      let shape = schema.shape(named: name)!
      let values = schema.records[shape.index].fields.map { field in
        sample[field.name].map { value($0, field.kind, &context) } ?? .absent
      }
      return context.record(shape, values)
    default: return .absent
    }
  }
}
