/// The same value under the name by which the caller knows its type.
///
/// A node that holds values of its own key answers a question that is generic over all keys; it has
/// compared the keys before, so that the types are the same. (A cast with `as?` would be slow and
/// would unwrap optionals.)
func retyped<Source, Target>(_ value: Source, as type: Target.Type = Target.self) -> Target {
  precondition(Source.self == Target.self)
  return withUnsafePointer(to: value) {
    UnsafeRawPointer($0).assumingMemoryBound(to: Target.self).pointee
  }
}
