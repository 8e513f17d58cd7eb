#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Knows how much of the calling thread's stack is left.
///
/// Depth is limited by this and not by a constant, since how much a level needs depends on the build
/// and on the code of the views.
struct StackGuard {
  /// What is kept free for the code that runs at the deepest level: views' bodies, `reduce`, layouts.
  private static let reserve: UInt = 256 * 1024

  private let limit: UInt
  private let thread = pthread_self()

  /// For the stack of the thread that creates it.
  init() {
    #if canImport(Darwin)
      let base = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      limit = base - size + Self.reserve
    #else
      // The function is a GNU extension, which Swift's import of the C library leaves out.
      typealias GetAttributes =
        @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
      var attributes = pthread_attr_t()
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard let symbol = dlsym(nil, "pthread_getattr_np"),
        unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), &attributes) == 0
      else {
        limit = 0
        return
      }
      pthread_attr_getstack(&attributes, &address, &size)
      pthread_attr_destroy(&attributes)
      limit = UInt(bitPattern: address) + Self.reserve
    #endif
  }

  var isOfCurrentThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  var hasRoom: Bool {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) } > limit
  }
}
