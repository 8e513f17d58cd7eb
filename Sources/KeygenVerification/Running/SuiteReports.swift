/// Reads what a suite reports, line by line.
struct SuiteReports {
  /// The keys whose test was begun, by number.
  private(set) var records: [Int: KeyRecord] = [:]
  /// Whether the suite came to its end.
  private(set) var isComplete = false

  /// Reads reports; what is no report is left out, since a key's code may write anywhere.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      read(parts)
    }
  }

  private mutating func read(_ parts: [String]) {
    if parts == ["end"] { isComplete = true }
    guard parts.count >= 2, let number = Int(parts[1]) else { return }
    var record = records[number] ?? KeyRecord()
    switch (parts[0], parts.count) {
    case ("key", 2): break
    case ("done", 2): record.isDone = true
    case ("copy", 2): record.madeCopy = true
    case ("absent", 2): record.isAbsent = true
    case ("call", 3): record.lastCall = parts[2]
    case ("passed", 3): record.checks[parts[2]] = .passed
    case ("failed", 4): record.checks[parts[2]] = .failed(example: parts[3])
    case ("skipped", 4): record.checks[parts[2]] = .skipped(reason: parts[3])
    default: return
    }
    records[number] = record
  }
}
