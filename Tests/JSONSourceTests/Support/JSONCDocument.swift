import CJSONC

/// What json-c alone makes of a whole text, at its strictest.
final class JSONCDocument {
  private let root: OpaquePointer?

  let isAccepted: Bool

  init(_ bytes: [UInt8], maximumDepth: Int = 257) {
    let tokener = json_tokener_new_ex(Int32(maximumDepth))
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, Int32(JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8))
    // Without the NUL at the end json-c waits for more digits of a number.
    let terminated = (bytes + [0]).map { CChar(bitPattern: $0) }
    root = json_tokener_parse_ex(tokener, terminated, Int32(terminated.count))
    isAccepted = json_tokener_get_error(tokener) == json_tokener_success
  }

  convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Hands the root to `body`: `nil` for `null` as well as for a text that is refused. It lives no
  /// longer than the document.
  func withRoot<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    withExtendedLifetime(self) { body(root) }
  }

  deinit {
    json_object_put(root)
  }
}

/// The value of a json-c string, U+0000 included.
func jsonCString(_ object: OpaquePointer?) -> String {
  guard let characters = json_object_get_string(object) else { return "" }
  let length = Int(json_object_get_string_len(object))
  return characters.withMemoryRebound(to: UInt8.self, capacity: length) {
    String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
  }
}
