import Testing

/// Tests that build real packages. They share folders of builds, so one runs after the other.
@Suite("A package that uses keygen", .serialized)
struct ConsumerTests {}
