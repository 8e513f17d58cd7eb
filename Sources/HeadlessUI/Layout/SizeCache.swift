import Foundation

/// The sizes of a view for the proposals that it was asked about.
///
/// A leaf in two nested stacks is asked for {0, infinity, x} in both axes, which makes nine; that many fit
/// without a further allocation, and the oldest goes when there are more.
final class SizeCache {
  private struct Entry {
    var width: UInt64
    var height: UInt64
    var size: CGSize
  }

  private static let capacity = 9

  // No array: it would be a second allocation for each view.
  private var entries: (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry)
  private var count = 0
  private var next = 0

  init() {
    let none = Entry(width: 0, height: 0, size: .zero)
    entries = (none, none, none, none, none, none, none, none, none)
  }

  var isEmpty: Bool { count == 0 }

  func removeAll() {
    count = 0
    next = 0
  }

  /// Nil dimensions are told apart from all others by a pattern that no number has.
  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return .max }
    return Double(length).bitPattern
  }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let width = Self.bits(proposal.width)
    let height = Self.bits(proposal.height)
    return withUnsafeBytes(of: &entries) { bytes in
      let entries = bytes.assumingMemoryBound(to: Entry.self)
      for position in 0..<count
      where entries[position].width == width && entries[position].height == height {
        return entries[position].size
      }
      return nil
    }
  }

  func store(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(
      width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
    withUnsafeMutableBytes(of: &entries) { bytes in
      bytes.assumingMemoryBound(to: Entry.self)[next] = entry
    }
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }
}
