/// The difference between two contents of a file, in the unified format of `diff` and `patch`.
struct UnifiedDiff {
  /// The diff in UTF-8; empty where the contents are the same.
  private(set) var bytes: [UInt8] = []

  /// How many common lines are shown around changes.
  private static let context = 3

  /// Compares two contents.
  ///
  /// - Parameters:
  ///   - old: what is on disk; `nil` where there is no file.
  ///   - new: what the specs say; `nil` where there is to be no file.
  ///   - path: the path of the file.
  init(from old: [UInt8]?, to new: [UInt8]?, path: String) {
    guard old != new else { return }
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    let oldLines = DiffLines(old ?? [], numbers: &numbers)
    let newLines = DiffLines(new ?? [], numbers: &numbers)
    let changes = LineDiff.changes(from: oldLines.numbers, to: newLines.numbers)
    let name = Self.header(path)
    bytes += Array("--- \(old == nil ? "/dev/null" : name)\ton disk\n".utf8)
    bytes += Array("+++ \(new == nil ? "/dev/null" : name)\twhat the specs say\n".utf8)
    for group in Self.hunks(of: changes) { append(group, oldLines, newLines) }
  }

  /// A path as a header names it: in quotes, where it holds what would end it there.
  private static func header(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard needsQuotes else { return path }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Changes that are near enough to share their context stand in one hunk.
  private static func hunks(of changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
    var hunks: [[LineDiff.Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private mutating func append(_ hunk: [LineDiff.Change], _ old: DiffLines, _ new: DiffLines) {
    let first = hunk[0]
    let last = hunk[hunk.count - 1]
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += Array("@@ -\(Self.range(oldRange)) +\(Self.range(newRange)) @@\n".utf8)
    var next = oldRange.lowerBound
    for change in hunk {
      append(next..<change.old.lowerBound, of: old, " ")
      append(change.old, of: old, "-")
      append(change.new, of: new, "+")
      next = change.old.upperBound
    }
    append(next..<oldRange.upperBound, of: old, " ")
  }

  /// Lines from 1 and their number; a range without lines is named after the line before it.
  private static func range(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private mutating func append(_ range: Range<Int>, of lines: DiffLines, _ sign: Unicode.Scalar) {
    for line in range {
      bytes.append(UInt8(ascii: sign))
      bytes += lines.text(of: line)
      if bytes.last != UInt8(ascii: "\n") {
        bytes += Array("\n\\ No newline at end of file\n".utf8)
      }
    }
  }
}
