import HeadlessUI

/// A description of a view, from which both the view and the expected frames are made.
indirect enum LayoutSpec: CustomStringConvertible {
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
  }

  case box(Int, CGFloat, CGFloat)
  case rectangle(Int)
  case text(Int, Int)
  case reader(Int)
  case spacer(CGFloat?)
  case row(CGFloat?, [LayoutSpec])
  case column(CGFloat?, [LayoutSpec])
  case layers([LayoutSpec])
  case frame(CGFloat?, CGFloat?, LayoutSpec)
  case flexible(Limits, Limits, LayoutSpec)
  case padding(CGFloat, LayoutSpec)
  case ratio(CGFloat, Bool, LayoutSpec)
  case fixed(Bool, Bool, LayoutSpec)
  case priority(Double, LayoutSpec)
  case overlay(LayoutSpec, LayoutSpec)
  case offset(CGFloat, CGFloat, LayoutSpec)
  case scroll(LayoutSpec)

  /// The view. Every leaf with a number is named after it.
  @MainActor var view: AnyView {
    switch self {
    case .box(let id, let width, let height):
      AnyView(Rectangle().frame(width: width, height: height).name("\(id)"))
    case .rectangle(let id): AnyView(Rectangle().name("\(id)"))
    case .text(let id, let count):
      AnyView(Text(String(repeating: "a", count: count)).name("\(id)"))
    case .reader(let id): AnyView(GeometryReader { _ in Text("a") }.name("\(id)"))
    case .spacer(let least): AnyView(Spacer(minLength: least))
    case .row(let spacing, let children):
      AnyView(HStack(spacing: spacing) { Self.views(children) })
    case .column(let spacing, let children):
      AnyView(VStack(spacing: spacing) { Self.views(children) })
    case .layers(let children): AnyView(ZStack { Self.views(children) })
    case .frame(let width, let height, let child):
      AnyView(child.view.frame(width: width, height: height))
    case .flexible(let width, let height, let child):
      AnyView(
        child.view.frame(
          minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
          minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max))
    case .padding(let length, let child): AnyView(child.view.padding(length))
    case .ratio(let ratio, let fits, let child):
      AnyView(child.view.aspectRatio(ratio, contentMode: fits ? .fit : .fill))
    case .fixed(let horizontal, let vertical, let child):
      AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let priority, let child): AnyView(child.view.layoutPriority(priority))
    case .overlay(let primary, let secondary):
      AnyView(primary.view.overlay { secondary.view })
    case .offset(let x, let y, let child): AnyView(child.view.offset(x: x, y: y))
    case .scroll(let child): AnyView(ScrollView { child.view })
    }
  }

  @MainActor
  private static func views(_ specs: [LayoutSpec]) -> some View {
    ForEach(specs.indices, id: \.self) { specs[$0].view }
  }

  var description: String {
    func number(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "-" }
    func limits(_ limits: Limits) -> String {
      "\(number(limits.min))/\(number(limits.ideal))/\(number(limits.max))"
    }
    switch self {
    case .box(let id, let width, let height): return "box#\(id)(\(width)x\(height))"
    case .rectangle(let id): return "rectangle#\(id)"
    case .text(let id, let count): return "text#\(id)(\(count))"
    case .reader(let id): return "reader#\(id)"
    case .spacer(let least): return "spacer(\(number(least)))"
    case .row(let spacing, let children): return "row(\(number(spacing)))\(children)"
    case .column(let spacing, let children): return "column(\(number(spacing)))\(children)"
    case .layers(let children): return "layers\(children)"
    case .frame(let width, let height, let child):
      return "frame(\(number(width))x\(number(height)) \(child))"
    case .flexible(let width, let height, let child):
      return "flexible(\(limits(width)) \(limits(height)) \(child))"
    case .padding(let length, let child): return "padding(\(length) \(child))"
    case .ratio(let ratio, let fits, let child): return "ratio(\(ratio) \(fits) \(child))"
    case .fixed(let horizontal, let vertical, let child):
      return "fixed(\(horizontal) \(vertical) \(child))"
    case .priority(let priority, let child): return "priority(\(priority) \(child))"
    case .overlay(let primary, let secondary): return "overlay(\(primary) \(secondary))"
    case .offset(let x, let y, let child): return "offset(\(x) \(y) \(child))"
    case .scroll(let child): return "scroll(\(child))"
    }
  }
}

/// Makes descriptions at random, the same ones for the same seed.
struct LayoutSpecGenerator {
  private var state: UInt64
  private(set) var leafCount = 0

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func length(_ limit: Int = 12) -> CGFloat { CGFloat(number(below: limit) * 10) }

  private mutating func maybe(_ limit: Int = 12) -> CGFloat? {
    number(below: 2) == 0 ? nil : length(limit)
  }

  private mutating func id() -> Int {
    defer { leafCount += 1 }
    return leafCount
  }

  private mutating func limits() -> LayoutSpec.Limits {
    var limits = LayoutSpec.Limits()
    var low: CGFloat = 0
    if number(below: 2) == 0 {
      low += length(6)
      limits.min = low
    }
    if number(below: 3) == 0 {
      low += length(4)
      limits.ideal = low
    }
    if number(below: 2) == 0 { limits.max = number(below: 3) == 0 ? .infinity : low + length(8) }
    return limits
  }

  private mutating func children(_ depth: Int) -> [LayoutSpec] {
    (0..<number(below: 4) + 1).map { _ in
      number(below: 6) == 0 ? .spacer(number(below: 2) == 0 ? nil : length(4)) : spec(depth - 1)
    }
  }

  mutating func spec(_ depth: Int) -> LayoutSpec {
    guard depth > 0 else {
      switch number(below: 4) {
      case 0: return .box(id(), length(), length())
      case 1: return .rectangle(id())
      case 2: return .text(id(), number(below: 12))
      default: return .reader(id())
      }
    }
    switch number(below: 15) {
    case 0, 1: return .row(maybe(3), children(depth))
    case 2, 3: return .column(maybe(3), children(depth))
    case 4: return .layers(children(depth))
    case 5: return .frame(maybe(), maybe(), spec(depth - 1))
    case 6, 7: return .flexible(limits(), limits(), spec(depth - 1))
    case 8: return .padding(length(4), spec(depth - 1))
    case 9: return .ratio(CGFloat(number(below: 4) + 1) / 2, number(below: 2) == 0, spec(depth - 1))
    case 10: return .fixed(number(below: 2) == 0, number(below: 2) == 0, spec(depth - 1))
    case 11: return .priority(Double(number(below: 3)), spec(depth - 1))
    case 12: return .overlay(spec(depth - 1), spec(depth - 1))
    case 13: return .offset(length(5), length(5), spec(depth - 1))
    default: return .scroll(spec(depth - 1))
    }
  }
}
