import HeadlessUI
import Testing

/// What the views of a random tree depend on.
private final class Switches: ObservableObject {
  @Published var numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// A description of a tree whose views change with the switches.
private indirect enum Changing {
  case writer(Int)
  case text(Int)
  case spacer
  case row([Changing])
  case column([Changing])
  case group([Changing])
  case when(Int, Changing, Changing)
  case maybe(Int, Changing)
  case each(Int, [Changing])
  case identified(Int, Changing)
  case erased(Int, Changing, Changing)
  case setter(Int, Changing)
  case transform(Int, Changing)
  case overlay(Changing, Changing)
  case background(Changing, Changing)
  case padding(Int, Changing)
  case frame(Int, Changing)
  case zIndex(Int, Changing)
  case shown(Changing)
  case reader(Changing)
  case modified(Int, Changing)
}

/// A custom view for each part, so that each depends on the switches by itself.
private struct Part: View {
  let spec: Changing
  @ObservedObject var switches: Switches

  private func number(_ index: Int) -> Int { switches.numbers[index % switches.numbers.count] }
  private func part(_ spec: Changing) -> Part { Part(spec: spec, switches: switches) }

  private func parts(_ specs: [Changing]) -> some View {
    ForEach(specs.indices, id: \.self) { part(specs[$0]) }
  }

  var body: some View { AnyView(content) }

  private var content: any View {
    switch spec {
    case .writer(let index): Writer("\(index)-\(number(index))")
    case .text(let index): Text(String(repeating: "x", count: number(index)))
    case .spacer: Spacer()
    case .row(let specs): HStack { parts(specs) }
    case .column(let specs): VStack { parts(specs) }
    case .group(let specs):
      Group {
        part(specs[0])
        part(specs[specs.count - 1])
      }
    case .when(let index, let first, let second):
      VStack { if number(index) % 2 == 0 { part(first) } else { part(second) } }
    case .maybe(let index, let spec): Group { if number(index) % 2 == 0 { part(spec) } }
    case .each(let index, let specs):
      VStack {
        ForEach(specs.indices.filter { $0 != number(index) % 3 }.reversed(), id: \.self) {
          part(specs[$0])
        }
      }
    case .identified(let index, let spec): part(spec).id(number(index))
    case .erased(let index, let first, let second):
      number(index) % 2 == 0 ? AnyView(part(first)) : AnyView(VStack { part(second) })
    case .setter(let index, let spec):
      part(spec).preference(key: Append.self, value: ["set \(number(index))"])
    case .transform(let index, let spec):
      part(spec).transformPreference(Append.self) { [number = number(index)] in
        $0.append("t\(number)")
      }
    case .overlay(let first, let second): part(first).overlay { part(second) }
    case .background(let first, let second): part(first).background { part(second) }
    case .padding(let index, let spec): part(spec).padding(CGFloat(number(index)))
    case .frame(let index, let spec): part(spec).frame(width: CGFloat(10 * number(index)))
    case .zIndex(let index, let spec): part(spec).zIndex(Double(number(index) % 3))
    case .shown(let spec):
      part(spec).overlayPreferenceValue(Append.self, alignment: .top) {
        Text($0.joined(separator: " "))
      }
    case .reader(let spec):
      GeometryReader { proxy in
        part(spec)
        Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))")
          .preference(key: Append.self, value: ["w\(Int(proxy.size.width))"])
      }
    case .modified(let index, let spec): part(spec).modifier(Badge(number: number(index)))
    }
  }

  private struct Badge: ViewModifier {
    let number: Int
    func body(content: Content) -> some View {
      HStack {
        content
        if number % 2 == 0 { Writer("badge \(number)") }
      }
    }
  }
}

private struct ChangingGenerator {
  var random: LayoutSpecGenerator

  mutating func spec(_ depth: Int) -> Changing {
    let index = random.number(below: 8)
    guard depth > 0 else {
      return [.writer(index), .writer(index), .text(index), .spacer][random.number(below: 4)]
    }
    func several(_ generator: inout ChangingGenerator) -> [Changing] {
      (0..<generator.random.number(below: 3) + 1).map { _ in generator.spec(depth - 1) }
    }
    switch random.number(below: 18) {
    case 0: return .row(several(&self))
    case 1: return .column(several(&self))
    case 2: return .group(several(&self))
    case 3: return .when(index, spec(depth - 1), spec(depth - 1))
    case 4: return .maybe(index, spec(depth - 1))
    case 5: return .each(index, several(&self))
    case 6: return .identified(index, spec(depth - 1))
    case 7: return .erased(index, spec(depth - 1), spec(depth - 1))
    case 8: return .setter(index, spec(depth - 1))
    case 9: return .transform(index, spec(depth - 1))
    case 10: return .overlay(spec(depth - 1), spec(depth - 1))
    case 11: return .background(spec(depth - 1), spec(depth - 1))
    case 12: return .padding(index, spec(depth - 1))
    case 13: return .frame(index, spec(depth - 1))
    case 14: return .zIndex(index, spec(depth - 1))
    case 15: return .shown(spec(depth - 1))
    case 16: return .modified(index, spec(depth - 1))
    default: return .reader(spec(depth - 1))
    }
  }
}

@MainActor @Suite("A view that was updated is the same as one that is new")
struct IncrementalTests {
  @Test(arguments: 0..<60)
  func randomTreesUnderRandomChanges(seed: Int) {
    var generator = ChangingGenerator(random: LayoutSpecGenerator(seed: seed))
    let spec = generator.spec(2 + seed % 4)
    let switches = Switches((0..<8).map { _ in generator.random.number(below: 6) })
    let updated = ViewHost { Part(spec: spec, switches: switches) }
    for _ in 0..<8 {
      switches.numbers[generator.random.number(below: 8)] = generator.random.number(below: 6)
      let new = ViewHost { Part(spec: spec, switches: Switches(switches.numbers)) }
      #expect(updated.tree == new.tree)
      #expect(updated.value(of: Append.self) == new.value(of: Append.self))
      #expect(updated.value(of: Nesting.self) == new.value(of: Nesting.self))
      #expect(updated.value(of: Last.self) == new.value(of: Last.self))
      #expect(updated.texts == new.texts)
      if updated.tree != new.tree { return }
    }
  }
}
