import JSONSource
import Mustache
import SwiftSource

/// Tells the compiler which lines of the output stand in the spec, and where.
///
/// A directive can only stand where a statement or a declaration can begin. A line inside of one, such as a parameter
/// on a line of its own, is reached by giving the first line of the whole the number that makes this line's right.
struct LineDirectives {
  /// The path of the spec.
  let path: String
  /// What the marks stand for.
  let origins: [JSONNode]

  /// The output with directives put into it.
  ///
  /// - Parameters:
  ///   - bytes: the output.
  ///   - marks: where parts of the spec lie in it, in order.
  func insert(into bytes: [UInt8], marks: [RenderedMark]) -> [UInt8] {
    let lines = OutputLines(bytes)
    var directives: [Int: Int?] = [:]
    for (line, origin) in firstOrigins(on: lines, marks: marks) {
      let anchor = lines.startOfStatement(at: line)
      let number = position(of: origins[Int(origin)]) - (line - anchor)
      guard number > 0 else { continue }
      // The outermost line that needs the anchor has been seen first.
      if directives[anchor] ?? nil == nil { directives[anchor] = number }
      let end = lines.nextStatement(after: line)
      if directives[end] == nil { directives[end] = .some(nil) }
    }
    return assemble(lines, bytes, directives)
  }

  private func position(of origin: JSONNode) -> Int {
    // A JSON string cannot go over a line break, whatever its value holds.
    origin.position.line
  }

  /// The first mark on each line that has one, in the order of the lines.
  private func firstOrigins(
    on lines: OutputLines, marks: [RenderedMark]
  ) -> [(line: Int, origin: Int32)] {
    var result: [(line: Int, origin: Int32)] = []
    var line = 0
    for mark in marks {
      while line + 1 < lines.count, lines.start(of: line + 1) <= mark.offset { line += 1 }
      if result.last?.line != line { result.append((line, mark.mark)) }
    }
    return result
  }

  private func assemble(
    _ lines: OutputLines, _ bytes: [UInt8], _ directives: [Int: Int?]
  ) -> [UInt8] {
    let opening = "#sourceLocation(file: \(SwiftLiteral.string(path)), line: "
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + directives.count * (opening.utf8.count + 8))
    for line in 0..<lines.count {
      if let directive = directives[line] {
        output +=
          directive.map { "\(opening)\($0))\n" }.map { Array($0.utf8) }
          ?? Array("#sourceLocation()\n".utf8)
      }
      output += bytes[lines.range(of: line)]
    }
    return output
  }
}
