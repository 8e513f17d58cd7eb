import CJSONC

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Asks json-c for the value of one token at a time.
///
/// It is only ever given tokens that the scanner has found right. Over a whole text json-c would
/// accept more than RFC 8259, cut names at NUL and merge duplicates; over one right token it has
/// no occasion to. One tokener serves a document, under a lock so that nodes can be `Sendable`.
final class JSONCValues: @unchecked Sendable {
  private let tokener: UnsafeMutablePointer<json_tokener>
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    guard let tokener = json_tokener_new_ex(1) else { fatalError("out of memory") }
    json_tokener_set_flags(tokener, Int32(JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8))
    self.tokener = tokener
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    json_tokener_free(tokener)
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Hands the UTF-8 value of a string token to `body`.
  ///
  /// - Parameters:
  ///   - token: The token with both quotation marks.
  ///   - body: Gets the decoded bytes, U+0000 included; they are gone when it returns.
  func withString<Result>(
    of token: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard let rewritten = Escape.tokenWithPairsWrittenOut(token) else {
      return withStringUnchanged(of: token, body)
    }
    return rewritten.withUnsafeBufferPointer { withStringUnchanged(of: $0, body) }
  }

  private func withStringUnchanged<Result>(
    of token: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let result = withValue(of: token) { value -> Result? in
      guard let value, json_object_get_type(value) == json_type_string,
        let characters = json_object_get_string(value)
      else { return nil }
      let length = Int(json_object_get_string_len(value))
      return characters.withMemoryRebound(to: UInt8.self, capacity: length) {
        body(UnsafeBufferPointer(start: $0, count: length))
      }
    }
    guard let result else { preconditionFailure("json-c refuses a string that is well-formed") }
    return result
  }

  /// The value of a number token without fraction and exponent, if 64 bits with a sign hold it.
  func signedInteger(of token: UnsafeBufferPointer<UInt8>) -> Int64? {
    withNumber(of: token, suffix: "") { value in
      guard token.first == Byte.minus else {
        return Self.unsaturated(value, of: token).flatMap { Int64(exactly: $0) }
      }
      let integer = json_object_get_int64(value)
      // Beyond 64 bits json-c saturates: its least value is only right if the text says so too.
      return integer == .min && !token.elementsEqual("\(Int64.min)".utf8) ? nil : integer
    }
  }

  /// The value of a number token without fraction and exponent, if 64 bits without a sign hold it.
  func unsignedInteger(of token: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard token.first != Byte.minus else {
      return signedInteger(of: token).flatMap { UInt64(exactly: $0) }
    }
    return withNumber(of: token, suffix: "") { Self.unsaturated($0, of: token) }
  }

  /// The value of a number token as the nearest `Double`; `nil` if that is infinite.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - isIntegral: Whether it has neither fraction nor exponent. Such a token gets a fraction
  ///     of zero, since json-c reads it as an integer otherwise: saturated, and without the sign
  ///     of `-0`.
  func double(of token: UnsafeBufferPointer<UInt8>, isIntegral: Bool) -> Double? {
    withNumber(of: token, suffix: isIntegral ? ".0" : "") { value in
      guard json_object_get_type(value) == json_type_double else { return nil }
      let double = json_object_get_double(value)
      return double.isFinite ? double : nil
    }
  }

  private static func unsaturated(
    _ value: OpaquePointer, of token: UnsafeBufferPointer<UInt8>
  ) -> UInt64? {
    let integer = json_object_get_uint64(value)
    return integer == .max && !token.elementsEqual("\(UInt64.max)".utf8) ? nil : integer
  }

  /// Parses a number token. Without the NUL behind it json-c would wait for more digits.
  private func withNumber<Result>(
    of token: UnsafeBufferPointer<UInt8>, suffix: StaticString,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    let length = token.count + suffix.utf8CodeUnitCount
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + 1) { buffer in
      _ = buffer.initialize(from: token)
      suffix.withUTF8Buffer { _ = buffer[token.count...].initialize(from: $0) }
      buffer[length] = 0
      return withValue(of: UnsafeBufferPointer(buffer)) { $0.flatMap(body) }
    }
  }

  private func withValue<Result>(
    of token: UnsafeBufferPointer<UInt8>, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let value = token.withMemoryRebound(to: CChar.self) {
      json_tokener_parse_ex(tokener, $0.baseAddress, Int32($0.count))
    }
    guard let value, json_tokener_get_error(tokener) == json_tokener_success else {
      json_tokener_reset(tokener)
      return body(nil)
    }
    defer { json_object_put(value) }
    return body(value)
  }
}
