/// Appends text with `&`, `"`, `<` and `>` as entities, the set that the public Mustache
/// specification names.
func appendHTML(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
  var start = 0
  for index in text.indices {
    guard let entity = entity(for: text[index]) else { continue }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
    output.append(contentsOf: entity.utf8)
    start = index + 1
  }
  output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<text.count]))
}

private func entity(for byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  default: nil
  }
}
