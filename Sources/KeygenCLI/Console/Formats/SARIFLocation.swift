import KeygenCore

/// Places as SARIF writes them.
enum SARIFLocation {
  /// What relative paths are relative to.
  static let base = "SRCROOT"

  /// The members of a `location` object.
  ///
  /// A column is left out where it cannot be counted as SARIF counts, in UTF-16 units.
  static func members(
    of location: SourceLocation, _ lines: SourceLines
  ) -> [(name: String, value: JSONValue)] {
    var artifact: [(name: String, value: JSONValue)] = [("uri", .string(uri(of: location.file)))]
    if isInFolder(location.file) { artifact.append(("uriBaseId", .string(base))) }
    var place: [(name: String, value: JSONValue)] = [("artifactLocation", .object(artifact))]
    if location.hasLine {
      var region: [(name: String, value: JSONValue)] = [("startLine", .integer(location.line))]
      if let column = lines.utf16Column(of: location) {
        region.append(("startColumn", .integer(column)))
      }
      place.append(("region", .object(region)))
    }
    return [("physicalLocation", .object(place))]
  }

  /// A path as a URI reference by RFC 3986: parts that mean nothing left out, and every byte percent-encoded that is
  /// not unreserved. A path from the root becomes a `file` URI.
  static func uri(of path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.map(encoded)
    return (path.hasPrefix("/") ? "file:///" : "") + parts.joined(separator: "/")
  }

  /// Whether a path leads to a file below the working directory: not out of it, and not to standard input.
  private static func isInFolder(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != SpecLocation.standardInput.path
      && !path.split(separator: "/").contains("..")
  }

  private static func encoded(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
