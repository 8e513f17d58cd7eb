// The runtime's own field tables: what `Mirror` is built on, without a mirror for every value. Exported
// by the standard library on every platform.

struct FieldReflectionMetadata {
  let name: UnsafePointer<CChar>?
  let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVar: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimeFieldType(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldReflectionMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

/// What kind of type a metatype stands for, by the first word of its metadata.
enum RuntimeKind {
  case aStruct
  case anEnum
  case aTuple
  case aFunction
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .aStruct
    case 0x201, 0x202: self = .anEnum
    case 0x301: self = .aTuple
    case 0x302: self = .aFunction
    default: self = .other
    }
  }
}

/// A stored field of a struct or an element of a tuple.
struct RuntimeField {
  let type: Any.Type
  /// In bytes.
  let offset: Int
  /// False for weak and unowned references, which are not stored as values of `type`.
  let isStrong: Bool
}

/// The stored fields of a struct or the elements of a tuple.
func runtimeFields(of type: Any.Type) -> [RuntimeField] {
  (0..<runtimeFieldCount(type)).map { index in
    var metadata = FieldReflectionMetadata(
      name: nil, freeName: nil, isStrong: false, isVar: false)
    let fieldType = runtimeFieldType(type, index: index, fieldMetadata: &metadata)
    metadata.freeName?(metadata.name)
    // The runtime says nothing of the elements of tuples, which are always strong.
    let isStrong = metadata.isStrong || RuntimeKind(type) == .aTuple
    return RuntimeField(
      type: fieldType, offset: runtimeFieldOffset(type, index: index), isStrong: isStrong)
  }
}
