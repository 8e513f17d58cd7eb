import CJSONC
import JSONSource

/// The first node whose value differs between a reading and json-c's own tree of the same text, or
/// `nil`. What json-c gets wrong by itself is left out: names with NUL and duplicate names,
/// integers beyond 64 bits, the sign of `-0`, numbers that are not finite and some surrogate pairs.
func difference(between node: JSONNode, and object: OpaquePointer?) -> String? {
  let type = json_object_get_type(object)
  switch node.kind {
  case .object:
    guard type == json_type_object else { return node.sourceText }
    return differenceOfMembers(of: node, and: object)
  case .array:
    guard type == json_type_array, json_object_array_length(object) == node.count else {
      return node.sourceText
    }
    for (index, element) in node.elements.enumerated() {
      let other = json_object_array_get_idx(object, index)
      if let difference = difference(between: element, and: other) { return difference }
    }
    return nil
  case .string:
    guard type == json_type_string, let value = node.string else { return node.sourceText }
    let isSame = value.utf8.elementsEqual(jsonCString(object).utf8)
    return isSame || isMisreadByJSONC(value) ? nil : node.sourceText
  case .number: return isSameNumber(node, object) ? nil : node.sourceText
  case .boolean:
    let value = json_object_get_boolean(object) != 0
    return type == json_type_boolean && value == node.boolean ? nil : node.sourceText
  case .null: return object == nil ? nil : node.sourceText
  }
}

private func differenceOfMembers(of node: JSONNode, and object: OpaquePointer?) -> String? {
  var names: Set<[UInt8]> = []
  let members = Array(node.members)
  guard members.count == node.count else { return "the count of \(node.sourceText)" }
  for member in members { names.insert(Array(member.name.utf8)) }
  let isMisread = members.contains { $0.name.utf8.contains(0) || isMisreadByJSONC($0.name) }
  if names.count < members.count || isMisread { return nil }
  guard json_object_object_length(object) == node.count else { return node.sourceText }
  for member in members {
    var value: OpaquePointer?
    guard json_object_object_get_ex(object, member.name, &value) != 0 else {
      return member.nameNode.sourceText
    }
    if let difference = difference(between: member.value, and: value) { return difference }
  }
  return nil
}

private func isSameNumber(_ node: JSONNode, _ object: OpaquePointer?) -> Bool {
  if json_object_get_type(object) == json_type_double {
    let value = json_object_get_double(object)
    let expected = value.isFinite ? value.bitPattern : nil
    return node.double?.bitPattern == expected && node.integer == nil
  }
  guard json_object_get_type(object) == json_type_int else { return false }
  let signed = json_object_get_int64(object)
  let unsigned = json_object_get_uint64(object)
  guard node.integer != nil || node.unsignedInteger != nil else {
    return signed == .min || unsigned == .max
  }
  let isSameSigned = node.integer.map { $0 == signed } ?? (unsigned > UInt64(Int64.max))
  let isSameUnsigned = node.unsignedInteger.map { $0 == unsigned } ?? (signed < 0)
  let isSameDouble = node.double == json_object_get_double(object)
  return isSameSigned && isSameUnsigned && isSameDouble
}

/// Whether json-c 0.16 may make U+FFFD of a part of the string, if that is written in escapes.
private func isMisreadByJSONC(_ string: String) -> Bool {
  string.unicodeScalars.contains { $0.value > 0xFFFF && $0.value & 0xF800 == 0xD800 }
}
