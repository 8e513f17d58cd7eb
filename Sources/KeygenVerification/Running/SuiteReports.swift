/// Reads what a suite reports, line by line.
struct SuiteReports {
  /// The tests that were begun, by number.
  private(set) var records: [Int: TestRecord] = [:]
  /// Whether the suite came to its end.
  private(set) var isComplete = false

  /// Reads reports; what is no report is left out, since tested code may write anywhere.
  ///
  /// - Parameters:
  ///   - bytes: what came over the suite's descriptor for reports.
  ///   - token: the word that the suite begins every report with, and that nobody else knows.
  init(_ bytes: [UInt8], token: String) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if parts[0] == token { read(Array(parts.dropFirst())) }
    }
  }

  private mutating func read(_ parts: [String]) {
    if parts == ["end"] { isComplete = true }
    guard parts.count >= 2, let number = Int(parts[1]) else { return }
    var record = records[number] ?? TestRecord()
    switch (parts[0], parts.count) {
    case ("test", 2): break
    case ("done", 2): record.isDone = true
    case ("child", 2): record.leftProcess = true
    case ("copy", 2): record.madeCopy = true
    case ("absent", 2): record.isAbsent = true
    case ("call", 3): record.lastCall = parts[2]
    case ("passed", 3): record.checks[parts[2]] = .passed
    case ("failed", 4): record.checks[parts[2]] = .failed(example: parts[3])
    case ("partly", 4): record.extents[parts[2]] = parts[3]
    case ("skipped", 4): record.checks[parts[2]] = .skipped(reason: parts[3])
    default: return
    }
    records[number] = record
  }
}
