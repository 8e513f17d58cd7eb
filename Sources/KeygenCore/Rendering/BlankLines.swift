import Mustache

/// Takes the indentation off lines that are meant to be empty.
///
/// A template writes its indentation in front of whatever it interpolates, an empty line of a fragment included. Inside
/// a string of several lines that would be text, or too little indentation for Swift to accept.
enum BlankLines {
  /// The mark of a text that makes up an empty line.
  static let mark: Int32 = -1

  /// Removes white space between the start of a line and a mark of an empty line.
  ///
  /// - Returns: the output, and the other marks at their places in it.
  static func strip(
    _ bytes: [UInt8], marks: [RenderedMark]
  ) -> (bytes: [UInt8], marks: [RenderedMark]) {
    guard marks.contains(where: { $0.mark == mark }) else { return (bytes, marks) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var kept: [RenderedMark] = []
    var copied = 0
    for place in marks {
      guard place.mark == mark else {
        let offset = output.count + place.offset - copied
        kept.append(RenderedMark(offset: offset, length: place.length, mark: place.mark))
        continue
      }
      var start = place.offset
      while start > copied, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      output += bytes[copied..<start]
      copied = place.offset
    }
    return (output + bytes[copied...], kept)
  }
}
