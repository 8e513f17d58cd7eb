import Foundation

/// A generated file in which faults are planted.
struct FaultedOutput {
  private(set) var text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// Plants a fault in a modifier or a container.
  ///
  /// - Parameters:
  ///   - fault: the fault.
  ///   - name: the name of the method or the container.
  ///   - key: the key that it works on.
  /// - Returns: whether it fits anywhere.
  mutating func plant(_ fault: Fault, in name: String, key: String) -> Bool {
    var isPlanted = false
    for (opening, closing) in [
      ("func \(name)(", "\n  }\n"), ("func \(name)<", "\n  }\n"),
      ("struct Type\(name): ViewModifier {", "\n}\n"), ("struct Type\(name)<", "\n}\n"),
      ("struct \(name)<", "\n}\n"),
    ] {
      guard let start = text.range(of: opening)?.lowerBound,
        let end = text.range(of: closing, range: start..<text.endIndex)?.upperBound
      else { continue }
      let part = String(text[start..<end])
      let changed = Self.swappingHosts(fault.plant(part, key))
      if changed != part {
        text.replaceSubrange(start..<end, with: changed)
        isPlanted = true
      }
    }
    return isPlanted
  }

  private static func swappingHosts(_ text: String) -> String {
    text.replacing("backgroundHOST", with: "overlay").replacing("overlayHOST", with: "background")
  }
}
