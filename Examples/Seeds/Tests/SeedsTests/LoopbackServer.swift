import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An HTTP server on this machine alone, for one request. It answers when the test says so.
final class LoopbackServer: Sendable {
  let url: URL
  private let state = State()

  /// Starts a server that waits for a request for some seconds at most.
  ///
  /// - Parameter json: The body of the answer.
  /// - Throws: `Failure` if this machine has no port for it.
  init(json: String) throws {
    Self.keepProxiesOut
    let (listener, port) = try Self.makeListener()
    url = URL(string: "http://127.0.0.1:\(port)/users")!
    let answer = """
      HTTP/1.1 200 OK\r
      Content-Type: application/json\r
      Content-Length: \(json.utf8.count)\r
      Connection: close\r
      \r
      \(json)
      """
    let thread = Thread { [state] in
      defer { close(listener) }
      guard Self.isReadable(listener) else { return }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      defer { close(connection) }
      guard Self.readRequest(connection) else { return }
      state.requestDidCome()
      if state.mayAnswer() { Self.write(answer, to: connection) }
    }
    thread.start()
  }

  /// Whether a whole request has come.
  var hasRequest: Bool { state.hasRequest }

  /// Lets the answer go out, now or as soon as there is a request.
  func answer() { state.allowAnswer() }
}

extension LoopbackServer {
  /// A call of the system that failed, and why.
  struct Failure: Error {
    let call: String
    let reason: String

    init(_ call: String) {
      self.call = call
      reason = String(cString: strerror(errno))
    }
  }

  /// How long the server waits for a client or a test, in seconds.
  private static let patience = 30

  /// Where the environment names a proxy, that would be asked for this machine's own addresses too.
  private static let keepProxiesOut: Void = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["http_proxy"] != nil else { return }
    let exceptions = [environment["no_proxy"], "127.0.0.1"].compactMap { $0 }
    setenv("no_proxy", exceptions.joined(separator: ","), 1)
  }()

  /// What the server's thread and the test tell each other.
  private final class State: @unchecked Sendable {
    private let condition = NSCondition()
    private var hasCome = false
    private var isAllowed = false

    var hasRequest: Bool { condition.withLock { hasCome } }

    func requestDidCome() { condition.withLock { hasCome = true } }

    func allowAnswer() {
      condition.withLock {
        isAllowed = true
        condition.signal()
      }
    }

    /// Waits for the test.
    func mayAnswer() -> Bool {
      let end = Date(timeIntervalSinceNow: Double(patience))
      return condition.withLock {
        while !isAllowed, condition.wait(until: end) {}
        return isAllowed
      }
    }
  }

  /// A socket that listens on a port that the system chooses, and that port.
  private static func makeListener() throws -> (socket: Int32, port: UInt16) {
    #if os(Linux) && !canImport(Musl)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw Failure("socket") }
    do {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      try withUnsafeMutablePointer(to: &address) { pointer in
        try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
          guard bind(listener, generic, length) == 0 else { throw Failure("bind") }
          guard getsockname(listener, generic, &length) == 0 else { throw Failure("getsockname") }
        }
      }
      guard listen(listener, 1) == 0 else { throw Failure("listen") }
      return (listener, UInt16(bigEndian: address.sin_port))
    } catch {
      close(listener)
      throw error
    }
  }

  private static func isReadable(_ socket: Int32) -> Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(patience) * 1000) == 1
  }

  /// Reads to the empty line that ends a request without a body.
  private static func readRequest(_ connection: Int32) -> Bool {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !received.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard isReadable(connection) else { return false }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return false }
      received += buffer.prefix(count)
    }
    return true
  }

  private static func write(_ answer: String, to connection: Int32) {
    #if canImport(Darwin)
      // A client that has gone is no reason to end the tests.
      var isOn: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(answer.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
