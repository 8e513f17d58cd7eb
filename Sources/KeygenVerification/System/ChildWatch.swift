import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Follows a child to its end: takes what it writes, holds it to its limits, and clears up behind it.
struct ChildWatch {
  /// The most that a child may report, in bytes: far more than any suite does.
  private static let reportLimit = 64 << 20

  private let tree: ProcessTree
  private let limits: ChildProcess.Limits
  private var outputEnd: Int32
  private var reportEnd: Int32
  private var output: [UInt8] = []
  private var reports: [UInt8] = []
  private let start = Clock.seconds
  private var lastSign = Clock.seconds
  /// How it came to its end, as soon as that is known.
  private var end: ChildProcess.End?

  /// - Parameters:
  ///   - tree: the child, and all that it starts.
  ///   - output: where to read what it prints.
  ///   - reports: where to read what it reports; -1 where it does not.
  init(_ tree: ProcessTree, output: Int32, reports: Int32, limits: ChildProcess.Limits) {
    self.tree = tree
    self.limits = limits
    outputEnd = output
    reportEnd = reports
  }

  mutating func run() -> ChildProcess.Outcome {
    var status: Int32 = 0
    var leftProcesses = false
    // While something can be read the kernel wakes us; the pauses are for a child that has ended, while others that it
    // started still hold its pipes.
    while true {
      let changed = waitpid(tree.root, &status, WNOHANG | WUNTRACED)
      if changed != 0, !Self.isStop(status) { break }
      if end == nil, let reason = changed != 0 ? .stopped : reasonToKill() {
        end = reason
        leftProcesses = tree.kill(rootIsThere: true)
        continue
      }
      waitForInput()
      takeInput()
    }
    if tree.kill(rootIsThere: false) { leftProcesses = true }
    takeInput()
    if outputEnd >= 0 { close(outputEnd) }
    if reportEnd >= 0 { close(reportEnd) }
    if end == nil, output.count > limits.output { end = .printedTooMuch }
    return ChildProcess.Outcome(
      end: end ?? Self.end(status), output: output, reports: reports, leftProcesses: leftProcesses)
  }

  private func reasonToKill() -> ChildProcess.End? {
    if Interruption.hasCome { return .interrupted }
    if output.count > limits.output || reports.count > Self.reportLimit { return .printedTooMuch }
    let now = Clock.seconds
    return now - lastSign > limits.seconds || now - start > limits.total ?? .max
      ? .tookTooLong : nil
  }

  private func waitForInput() {
    // With both pipes closed the end is near; otherwise a look around every so often is enough.
    let pause: Int32 = outputEnd < 0 && reportEnd < 0 ? 1 : 20
    var descriptors = [outputEnd, reportEnd, end == nil ? Interruption.descriptor : -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&descriptors, nfds_t(descriptors.count), pause)
  }

  private mutating func takeInput() {
    // A child that writes as fast as it can must not keep us from looking at its limits.
    Self.drain(&outputEnd, into: &output, limit: limits.output + 1)
    let before = reports.count
    Self.drain(&reportEnd, into: &reports, limit: Self.reportLimit + 1)
    if reports.count > before { lastSign = Clock.seconds }
  }

  /// Takes what is there to read, up to a limit; at the end of input the descriptor is closed and becomes -1.
  private static func drain(_ descriptor: inout Int32, into bytes: inout [UInt8], limit: Int) {
    while descriptor >= 0, bytes.count < limit {
      guard let chunk = try? FileReader.chunk(of: descriptor, room: 1 << 16) else { return }
      if chunk.isEmpty {
        close(descriptor)
        descriptor = -1
      }
      bytes += chunk
    }
  }

  private static func isStop(_ status: Int32) -> Bool { status & 0xFF == 0x7F }

  private static func end(_ status: Int32) -> ChildProcess.End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
