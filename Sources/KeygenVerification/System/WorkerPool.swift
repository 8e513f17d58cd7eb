#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that share the work on the elements of a list.
///
/// The work is waiting for other processes, for which the threads of Swift's concurrency are not meant.
enum WorkerPool {
  /// Does a piece of work for each index.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - workers: how many may be worked on at a time.
  ///   - work: does one.
  ///   - finish: takes the result of one, in the order of their ends, one at a time.
  static func run<Result: Sendable>(
    _ count: Int, workers: Int, work: @escaping @Sendable (Int) -> Result,
    finish: @escaping @Sendable (Int, Result) -> Void
  ) {
    let state = SharedState(count: count) { index in
      let result = work(index)
      return { finish(index, result) }
    }
    let threads = (1..<max(1, min(workers, count))).compactMap { _ in state.startThread() }
    state.work()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What the threads share: the next index, and the lock in front of it and of finished results.
  private final class SharedState: @unchecked Sendable {
    private let count: Int
    private let step: @Sendable (Int) -> @Sendable () -> Void
    private var next = 0
    private let lock = Lock()

    init(count: Int, step: @escaping @Sendable (Int) -> @Sendable () -> Void) {
      self.count = count
      self.step = step
    }

    func work() {
      while let index = takeNext() {
        let finish = step(index)
        lock.lock()
        finish()
        lock.unlock()
      }
    }

    private func takeNext() -> Int? {
      lock.lock()
      defer { lock.unlock() }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }

    /// Starts a thread that helps; `nil` where the system has none left, and the others do its work.
    func startThread() -> pthread_t? {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let context = Unmanaged.passRetained(self)
      let code = pthread_create(&thread, nil, threadBody, context.toOpaque())
      if code != 0 { context.release() }
      return code == 0 ? thread : nil
    }
  }

  #if canImport(Darwin)
    private static let threadBody:
      @convention(c) (UnsafeMutableRawPointer) ->
        UnsafeMutableRawPointer? = { context in
          Unmanaged<SharedState>.fromOpaque(context).takeRetainedValue().work()
          return nil
        }
  #else
    private static let threadBody:
      @convention(c) (UnsafeMutableRawPointer?) ->
        UnsafeMutableRawPointer? = { context in
          guard let context else { return nil }
          Unmanaged<SharedState>.fromOpaque(context).takeRetainedValue().work()
          return nil
        }
  #endif
}
