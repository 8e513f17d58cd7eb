/// Writes text as roff takes it.
enum Roff {
  /// Lines of text that roff fills, none of them long or a command; what stands in backticks is bold.
  static func filled(_ text: String) -> [String] {
    TextLayout(width: 76).wrapped(escaped(text)).map { line in
      // At the start of a line these would make a command of it.
      line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
  }

  /// Paragraphs, which blank lines part from each other.
  static func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.split { $0.isEmpty }.map { filled($0.joined(separator: " ")) }
        .joined(separator: [".PP"]))
  }

  /// Text within a line.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isBold = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`":
        isBold.toggle()
        result += isBold ? "\\fB" : "\\fP"
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result += scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar.value))]"
      }
    }
    return result
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
