#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes reports to the process that started the suite: one a line, its parts between tabs, the token in front.
final class Reporter {
  private let descriptor: Int32
  private let token: String

  /// - Parameters:
  ///   - descriptor: where reports are written.
  ///   - token: a word that the code of keys does not know.
  init(descriptor: Int32, token: String) {
    self.descriptor = descriptor
    self.token = token
    ProcessCopies.watch(reportingTo: descriptor)
  }

  func start(_ number: Int) {
    ProcessCopies.setReport("\(token)\tcopy\t\(number)\n")
    write(["test", "\(number)"])
  }

  func finish(_ number: Int) { write(["done", "\(number)"]) }

  func reportProcess(of number: Int) { write(["child", "\(number)"]) }

  func end() { write(["end"]) }

  func reportAbsence(of number: Int) { write(["absent", "\(number)"]) }

  func report(_ report: TestReport, of number: Int) {
    switch report {
    case .passed(let check): write(["passed", "\(number)", check.rawValue])
    case .failed(let check, let example): write(["failed", "\(number)", check.rawValue, example])
    case .partly(let check, let tested, let total):
      write(["partly", "\(number)", check.rawValue, "\(tested) of \(total)"])
    case .skipped(let check, let reason):
      write(["skipped", "\(number)", check.rawValue, reason.rawValue])
    case .call(let text): write(["call", "\(number)", text])
    }
  }

  /// One system call a line, so that lines of a copy of the process do not mix with it.
  private func write(_ parts: [String]) {
    let line = ([token] + parts).map(Self.onOneLine).joined(separator: "\t") + "\n"
    let bytes = Array(line.utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { sendBytes(descriptor, $0) }
      if written < 0, errno != EINTR { return }
      start += max(0, written)
    }
  }

  private static func onOneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

/// The system's `write`, under a name that a method called `write` does not hide.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
