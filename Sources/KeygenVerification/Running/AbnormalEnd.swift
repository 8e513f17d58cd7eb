#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Says how a process came to an end that it should not have come to.
enum AbnormalEnd {
  /// What the code of a key did, as a phrase with the code as its subject: `traps: Index out of range`.
  static func description(of outcome: ChildProcess.Outcome) -> String {
    switch outcome.end {
    case .exited(let code): "ends the process, with exit code \(code)"
    case .signalled(let signal): description(ofSignal: signal, fatalError(in: outcome.output))
    case .printedTooMuch: "prints more than 1 MiB"
    case .stopped: "stops the process"
    case .tookTooLong: tookTooLong
    case .interrupted: "was interrupted"
    }
  }

  private static func description(ofSignal signal: Int32, _ fatalError: String?) -> String {
    if let fatalError { return "traps: \(fatalError)" }
    switch signal {
    case SIGILL, SIGTRAP: return "traps"
    case SIGXCPU: return "does not come to an end within 2 seconds of processor time"
    case SIGALRM: return tookTooLong
    case SIGXFSZ: return "writes a file of more than 16 MiB"
    case SIGSEGV, SIGBUS: return "crashes: it uses memory that is not its own, or all of the stack"
    case SIGABRT: return "calls `abort`"
    default: return "is ended by signal \(signal)"
    }
  }

  /// The suite limits each key by a signal, which its code can hold back.
  private static let tookTooLong = "does not come to an end within 20 seconds"

  /// What Swift says of a trap: `FILE:LINE: Fatal error: WHAT`.
  private static func fatalError(in output: [UInt8]) -> String? {
    let mark = Array("Fatal error: ".utf8)
    for line in output.split(separator: UInt8(ascii: "\n")) where line.count >= mark.count {
      for start in line.indices.dropLast(mark.count) where line[start] == mark[0] {
        if line[start...].starts(with: mark) {
          return String(decoding: line[(start + mark.count)...].prefix(200), as: UTF8.self)
        }
      }
    }
    return nil
  }
}
