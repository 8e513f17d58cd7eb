import Foundation

/// What identifies the state of each file and folder below a folder: a file that was written has another inode or another
/// modification time, whatever its content.
struct Snapshot: Equatable {
  /// Inode and modification time of a file.
  struct State: Equatable {
    let inode: UInt64
    let modified: Date
  }

  /// The states by path, relative to the folder, which is itself the empty path.
  let states: [String: State]

  /// Looks at everything below a folder; links are not followed.
  init(of folder: URL) throws {
    var states = ["": try Self.state(of: folder.path)]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      states[path] = try Self.state(of: "\(folder.path)/\(path)")
    }
    self.states = states
  }

  private static func state(of path: String) throws -> State {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return State(
      inode: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
      modified: attributes[.modificationDate] as? Date ?? .distantPast)
  }

  /// The paths that have come, gone or been written since an earlier snapshot, sorted.
  func changes(since earlier: Snapshot) -> [String] {
    Set(states.keys).union(earlier.states.keys)
      .filter { states[$0] != earlier.states[$0] }.sorted()
  }
}
