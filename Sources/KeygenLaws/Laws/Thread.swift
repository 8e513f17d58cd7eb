#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system.
struct Thread {
  private let thread: pthread_t

  /// Threads of the system have less room for calls than the main one, unless they are given it.
  private static let stackSize = 8 << 20

  /// Starts a thread; `nil` where the system has none left.
  ///
  /// - Parameter work: what it does. It need not be Sendable: that it is safe all the same is what is tested.
  static func start(_ work: @escaping () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, threadBody, context) == 0 else {
      Unmanaged<Work>.fromOpaque(context).release()
      return nil
    }
    #if canImport(Darwin)
      return thread.map(Thread.init)
    #else
      return Thread(thread: thread)
    #endif
  }

  /// Waits until it has done its work.
  func join() { pthread_join(thread, nil) }

  private final class Work: Sendable {
    nonisolated(unsafe) let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ context: UnsafeMutableRawPointer) {
      Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    }
  }

  #if canImport(Darwin)
    private static let threadBody:
      @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
        Work.run(context)
        return nil
      }
  #else
    private static let threadBody:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
        if let context { Work.run(context) }
        return nil
      }
  #endif
}
