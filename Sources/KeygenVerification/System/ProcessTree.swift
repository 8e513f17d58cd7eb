import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All that a child has started, directly or through others.
///
/// A process group is not enough: the compiler's driver gives each of its helpers a group of its own, and so does
/// Foundation's `Process`. What a child leaves behind when it ends is nobody's child any more; on Linux it is found by a
/// variable in its environment.
struct ProcessTree {
  /// The name of the variable that marks all processes of a child.
  private static let variable = "KEYGEN_CHILD"
  /// How long killed processes are waited for, in milliseconds: they may be in the midst of a write.
  private static let patience = 2000

  /// The child, the leader of its group.
  let root: pid_t
  /// The variable in the environment of the child, as `NAME=VALUE`.
  let mark: String

  /// A mark that no other child has.
  static func newMark() -> String {
    "\(variable)=\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  /// Kills all, and waits until they have gone.
  ///
  /// - Parameter rootIsThere: whether the root is still this process's child, and to be killed with the others.
  /// - Returns: whether there were any beside the root.
  @discardableResult
  func kill(rootIsThere: Bool) -> Bool {
    var found: Set<pid_t> = []
    var waited = 0
    while true {
      if rootIsThere { _ = sendSignal(root, SIGSTOP) }
      let members = stopMembers()
      found.formUnion(members)
      for member in members { _ = sendSignal(member, SIGKILL) }
      if rootIsThere { _ = sendSignal(root, SIGKILL) }
      if members.isEmpty || waited >= Self.patience { break }
      poll(nil, 0, 2)
      waited += 2
    }
    return !found.isEmpty
  }

  /// Stops all, so that none can start another while they are being looked for.
  ///
  /// - Returns: those that were found, without the root.
  private func stopMembers() -> Set<pid_t> {
    var stopped: Set<pid_t> = []
    while true {
      let new = members().subtracting(stopped).subtracting([root])
      if new.isEmpty { return stopped }
      for member in new { _ = sendSignal(member, SIGSTOP) }
      stopped.formUnion(new)
    }
  }

  #if canImport(Darwin)
    private func members() -> Set<pid_t> {
      var members: Set<pid_t> = []
      var pending = [root]
      while let parent = pending.popLast() {
        for child in Self.children(of: parent) where members.insert(child).inserted {
          pending.append(child)
        }
      }
      return members.union(Self.group(root))
    }

    private static func children(of process: pid_t) -> [pid_t] {
      processes { proc_listchildpids(process, $0, $1) }
    }

    /// The processes of a group.
    private static func group(_ group: pid_t) -> Set<pid_t> {
      Set(processes { proc_listpgrppids(group, $0, $1) })
    }

    private static func processes(
      _ list: (UnsafeMutableRawPointer, Int32) -> Int32
    ) -> [pid_t] {
      var buffer = [pid_t](repeating: 0, count: 1 << 14)
      let size = Int32(buffer.count * MemoryLayout<pid_t>.size)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { list($0, size) } ?? 0
      }
      return buffer.prefix(Int(max(0, count))).filter { $0 > 0 }
    }
  #else
    private func members() -> Set<pid_t> {
      let all = Self.allProcesses()
      let children = Dictionary(grouping: all, by: \.parent)
      var members: Set<pid_t> = []
      var pending = [root]
      for process in all where process.group == root || isMarked(process.number) {
        pending.append(process.number)
      }
      while let next = pending.popLast() {
        guard members.insert(next).inserted else { continue }
        pending += (children[next] ?? []).map(\.number)
      }
      return members
    }

    private func isMarked(_ process: pid_t) -> Bool {
      guard let bytes = try? FileReader.bytes(of: "/proc/\(process)/environ") else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(mark.utf8) }
    }

    private struct Entry {
      let number: pid_t
      let parent: pid_t
      let group: pid_t
    }

    /// All processes that have not ended.
    private static func allProcesses() -> [Entry] {
      let names = (try? FolderReader.names(in: "/proc")) ?? []
      return names.compactMap { name in
        guard let number = pid_t(name), let bytes = try? FileReader.bytes(of: "/proc/\(name)/stat"),
          // The name of the program is in parentheses, and may hold anything.
          let close = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = bytes[(close + 1)...].split(separator: UInt8(ascii: " "))
          .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count > 2, fields[0] != "Z", fields[0] != "X", let parent = pid_t(fields[1]),
          let group = pid_t(fields[2])
        else { return nil }
        return Entry(number: number, parent: parent, group: group)
      }
    }
  #endif
}

/// The system's `kill`, under a name that a method called `kill` does not hide.
///
/// - Returns: whether the signal could be sent.
private func sendSignal(_ process: pid_t, _ signal: Int32) -> Bool { kill(process, signal) == 0 }
