import HeadlessUI

struct MaximumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Rows of leaves that report a value each, the first one a value that can be raised.
struct Leaves: View {
  let rows: Int
  let columns: Int
  var reports = true

  var body: some View {
    VStack {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          ForEach(0..<columns, id: \.self) { column in
            if reports {
              Leaf(value: row * columns + column)
            } else {
              PlainLeaf(value: row * columns + column)
            }
          }
        }
      }
    }
  }
}

/// A leaf that differs from `Leaf` in reporting nothing alone.
struct PlainLeaf: View {
  let value: Int
  @State private var raised = 0

  var body: some View {
    if value == 0 {
      Button("leaf") { raised += 1_000_000 }
        .accessibilityIdentifier("first")
    } else {
      Text("leaf")
    }
  }
}

struct Leaf: View {
  let value: Int
  @State private var raised = 0

  var body: some View {
    if value == 0 {
      Button("leaf") { raised += 1_000_000 }
        .accessibilityIdentifier("first")
        .preference(key: MaximumKey.self, value: raised)
    } else {
      Text("leaf").preference(key: MaximumKey.self, value: value)
    }
  }
}

/// First updates and changes of one leaf, layout and a reader at the root included.
@MainActor
func headlessMeasurements() -> [Measurement] {
  func first(_ name: String, rows: Int, columns: Int, reports: Bool = true) -> Measurement {
    Measurement(name, runs: rows * columns > 50_000 ? 3 : 7, prepare: {}) {
      let host = ViewHost { Leaves(rows: rows, columns: columns, reports: reports) }
      _ = host.value(of: MaximumKey.self)
    }
  }
  func change(_ name: String, rows: Int, columns: Int) -> Measurement {
    let host = ViewHost { Leaves(rows: rows, columns: columns) }
    _ = host.value(of: MaximumKey.self)
    return Measurement(name, prepare: {}) {
      host.tap("first")
      _ = host.value(of: MaximumKey.self)
    }
  }
  return [
    first("first update, 10 x 100 leaves", rows: 10, columns: 100),
    first("first update, 100 x 100 leaves", rows: 100, columns: 100),
    first(
      "first update, 100 x 100 leaves without preferences", rows: 100, columns: 100, reports: false),
    first("first update, 1 x 10,000 leaves", rows: 1, columns: 10_000),
    first("first update, 1,000 x 100 leaves", rows: 1_000, columns: 100),
    change("one leaf of 100 x 100 changes", rows: 100, columns: 100),
    change("one leaf of 1 x 10,000 changes", rows: 1, columns: 10_000),
  ]
}
