import Foundation

/// How values of one type are compared field by field, and where their dynamic properties are.
///
/// Worked out once a type and kept.
final class FieldLayout: @unchecked Sendable {
  /// One comparison. `bits` and `equatable` decide for themselves; a function is never the same.
  private enum Comparison {
    case bits(offset: Int, size: Int)
    case equatable(offset: Int, any Equatable.Type)
    case own(offset: Int, any FieldComparable.Type)
    case never
  }

  private let comparisons: [Comparison]

  /// The dynamic properties among the fields, with their offsets in bytes.
  let properties: [(offset: Int, type: any DynamicProperty.Type)]

  private init(_ type: Any.Type) {
    var comparisons: [Comparison] = []
    Self.collect(type, at: 0, isRoot: true, into: &comparisons)
    self.comparisons = comparisons
    var properties: [(offset: Int, type: any DynamicProperty.Type)] = []
    if RuntimeKind(type) == .aStruct {
      for field in runtimeFields(of: type) {
        guard field.isStrong, let property = field.type as? any DynamicProperty.Type else {
          continue
        }
        properties.append((field.offset, property))
      }
    }
    self.properties = properties
  }

  private static func collect(
    _ type: Any.Type, at offset: Int, isRoot: Bool = false, into comparisons: inout [Comparison]
  ) {
    if let own = type as? any FieldComparable.Type {
      comparisons.append(.own(offset: offset, own))
      return
    }
    if let equatable = type as? any Equatable.Type {
      comparisons.append(.equatable(offset: offset, equatable))
      return
    }
    switch RuntimeKind(type) {
    case .aFunction:
      comparisons.append(.never)
    case .aStruct, .aTuple:
      let fields = runtimeFields(of: type)
      if fields.isEmpty { fallthrough }
      for field in fields {
        if field.isStrong {
          collect(field.type, at: offset + field.offset, into: &comparisons)
        } else {
          // A weak or unowned reference is one word of the runtime's, whatever its type says.
          comparisons.append(
            .bits(offset: offset + field.offset, size: MemoryLayout<UnsafeRawPointer>.size))
        }
      }
    default:
      comparisons.append(.bits(offset: offset, size: size(of: type)))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// Whether two values are the same, field by field.
  func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for comparison in comparisons {
      switch comparison {
      case .never: return false
      case .bits(let offset, let size):
        if memcmp(old + offset, new + offset, size) != 0 { return false }
      case .equatable(let offset, let type):
        if !type.isEqual(old + offset, new + offset) { return false }
      case .own(let offset, let type):
        if !type.isUnchanged(old + offset, new + offset) { return false }
      }
    }
    return true
  }

  // MARK: The kept layouts

  private static let lock = NSLock()
  nonisolated(unsafe) private static var layouts: [ObjectIdentifier: FieldLayout] = [:]

  static func of(_ type: Any.Type) -> FieldLayout {
    lock.lock()
    let known = layouts[ObjectIdentifier(type)]
    lock.unlock()
    if let known { return known }
    let layout = FieldLayout(type)
    lock.lock()
    layouts[ObjectIdentifier(type)] = layout
    lock.unlock()
    return layout
  }

  /// Whether two values of a type are the same: by their own `==` if they have one, else field by
  /// field, each bitwise or by `==`. Closures always count as changed.
  static func isUnchanged<T>(_ old: T, _ new: T) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in of(T.self).isUnchanged(old, new) }
    }
  }

  /// Whether two values are the same by `==`, or by every bit (a NaN is the same as itself).
  static func isSame<T: Equatable>(_ old: T, _ new: T) -> Bool {
    old == new
      || withUnsafeBytes(of: old) { old in
        withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
      }
  }
}

extension Equatable {
  fileprivate static func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    return FieldLayout.isSame(old.pointee, new.pointee)
  }
}

/// A type that knows better than its bits whether two of its values are the same.
protocol FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension Optional: FieldComparable {
  static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    switch (old.pointee, new.pointee) {
    case (nil, nil): return true
    case (let old?, let new?): return FieldLayout.isUnchanged(old, new)
    default: return false
    }
  }
}

extension FieldLayout {
  /// Gives the dynamic properties of `value` the boxes that `evaluation` keeps for them.
  @MainActor
  static func bind<T>(_ value: inout T, to evaluation: Evaluation) {
    let layout = of(T.self)
    guard !layout.properties.isEmpty else { return }
    var context = _PropertyContext(evaluation: evaluation)
    withUnsafeMutablePointer(to: &value) { pointer in
      layout.bind(UnsafeMutableRawPointer(pointer), &context)
    }
  }

  func bind(_ value: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    for property in properties {
      property.type._bind(value + property.offset, in: &context)
    }
  }
}
