import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that this one starts, watches and outlives.
///
/// Whatever it starts ends with it.
struct ChildProcess {
  /// What a child may take before it is killed.
  struct Limits {
    /// The bytes that it may print.
    var output = 1 << 20
    /// The seconds that may pass without a report, or in all where it makes none.
    var seconds: Int
    /// The seconds that may pass in all, whatever it reports.
    var total: Int?
  }

  /// How a child came to its end.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was killed: it had stopped, and would never have gone on.
    case stopped
    /// It was killed: it printed too much.
    case printedTooMuch
    /// It was killed: it took too long.
    case tookTooLong
    /// It was killed: this process was asked to end.
    case interrupted
  }

  /// What is known of a child that has ended.
  struct Outcome {
    let end: End
    /// What it printed, to standard output and standard error.
    let output: [UInt8]
    /// What it wrote to descriptor 3.
    let reports: [UInt8]
    /// Whether processes that it had started were still there, which are there no longer.
    let leftProcesses: Bool
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: the program's path, and its arguments.
  ///   - environment: its variables, each as `NAME=VALUE`.
  ///   - makesReports: whether it writes to descriptor 3.
  ///   - limits: what it may take.
  static func run(
    _ words: [String], environment: [String], makesReports: Bool = false, limits: Limits
  ) throws(SystemError) -> Outcome {
    var watch = try start(words, environment, makesReports, limits)
    return watch.run()
  }

  /// Starts a program, and gives what follows it.
  ///
  /// One at a time: a child that is started while another's pipes are being made could inherit them, and would then keep
  /// them open.
  private static func start(
    _ words: [String], _ environment: [String], _ makesReports: Bool, _ limits: Limits
  ) throws(SystemError) -> ChildWatch {
    startLock.lock()
    defer { startLock.unlock() }
    guard let output = Pipe() else { throw .last }
    let reports = makesReports ? Pipe() : nil
    defer { for pipe in [output, reports].compactMap({ $0 }) { close(pipe.writing) } }
    do throws(SystemError) {
      let mark = ProcessTree.newMark()
      let process = try spawn(words, environment + [mark], output: output, reports: reports)
      return ChildWatch(
        ProcessTree(root: process, mark: mark), output: output.reading,
        reports: reports?.reading ?? -1, limits: limits)
    } catch {
      for pipe in [output, reports].compactMap({ $0 }) { close(pipe.reading) }
      throw error
    }
  }

  private static let startLock = Lock()

  private static func spawn(
    _ words: [String], _ environment: [String], output: Pipe, reports: Pipe?
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDERR_FILENO)
    if let reports { posix_spawn_file_actions_adddup2(&actions, reports.writing, 3) }
    // Signals that this process ignores or holds back do not concern the child.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = [POSIX_SPAWN_SETPGROUP, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETSIGMASK]
    posix_spawnattr_setflags(&attributes, flags.reduce(0) { $0 | Int16($1) })

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }
}
