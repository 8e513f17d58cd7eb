let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

/// White space that may stand beside a tag on a line of its own.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// White space that may surround the name in a tag.
func isTagWhitespace(_ byte: UInt8) -> Bool {
  isBlank(byte) || (byte >= newline && byte <= carriageReturn)
}
