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

  /// The addresses of the stack that may be used.
  private let usable: Range<UInt>
  private let thread = pthread_self()

  /// For the stack of the thread that creates it.
  init() {
    #if canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let bottom = top - UInt(pthread_get_stacksize_np(pthread_self()))
      usable = min(bottom + Self.reserve, top)..<top
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
        usable = 0..<UInt.max
        return
      }
      pthread_attr_getstack(&attributes, &address, &size)
      pthread_attr_destroy(&attributes)
      let bottom = UInt(bitPattern: address)
      let top = bottom + UInt(size)
      usable = min(bottom + Self.reserve, top)..<top
    #endif
  }

  var isOfCurrentThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  var hasRoom: Bool {
    var mark: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    if usable.contains(here) { return true }
    // Below the usable part, but on the stack.
    if here < usable.lowerBound, usable.lowerBound - here <= Self.reserve { return false }
    // An address sanitizer keeps local variables elsewhere.
    return Self.stackPointer.map(usable.contains) ?? true
  }

  /// The stack pointer, as far as the C library tells.
  private static var stackPointer: UInt? {
    #if os(Linux) && canImport(Glibc)
      typealias GetContext = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> CInt
      var context = ucontext_t()
      guard let symbol = dlsym(nil, "getcontext"),
        unsafeBitCast(symbol, to: GetContext.self)(&context) == 0
      else { return nil }
      #if arch(x86_64)
        return UInt(bitPattern: Int(context.uc_mcontext.gregs.15))
      #elseif arch(arm64)
        return UInt(context.uc_mcontext.sp)
      #else
        return nil
      #endif
    #else
      return nil
    #endif
  }
}
